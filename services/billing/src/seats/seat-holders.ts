import type { People, PersonCopy } from '@coaching/service-kit';
import type { ClientSession } from 'mongoose';

/** People who hold one of these roles in an organisation or a program of it. */
const rolesThere = (organization_uid: string, ...roles: string[]) => ({
  deleted: false,
  schools: {
    $elemMatch: {
      organization_uid,
      $or: [{ roles: { $in: roles } }, { 'programs.roles': { $in: roles } }],
    },
  },
});

/** How many people coach in an organisation. */
export const countCoaches = (
  { model }: Pick<People, 'model'>,
  organization_uid: string,
  session?: ClientSession,
): Promise<number> => model.countDocuments(rolesThere(organization_uid, 'Coach'), { session });

/** Who is written to about what an organisation pays: who administers it, and its Billing. */
export const findPayers = (
  { model }: Pick<People, 'model'>,
  organization_uid: string,
): Promise<Pick<PersonCopy, 'email' | 'username'>[]> =>
  model
    .find(rolesThere(organization_uid, 'Organization Admin', 'Billing'), { _id: 0, email: 1, username: 1 })
    .lean<PersonCopy[]>();

/** Uids of the organisations in which somebody coaches. */
export const coachesIn = ({ schools }: Pick<PersonCopy, 'schools'>): string[] =>
  schools
    .filter((school) => [school, ...school.programs].some(({ roles = [] }) => roles.includes('Coach')))
    .map(({ organization_uid }) => organization_uid);

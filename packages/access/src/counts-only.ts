import type { Actor } from '@coaching/contracts';
import type { RoleHolder } from './roles';

/** Shows its administrators counts and minutes of coaching and no content, as far as this member knows of it. */
export const isCountsOnly = ({ schools }: Pick<Actor, 'schools'>, organization_uid: string | null): boolean =>
  schools.some((school) => school.organization_uid === organization_uid && school.counts_only === true);

/** The roles by which somebody reads what others wrote: none of a place whose administrators see counts alone. */
export const readingRoles = ({ roles, schools }: Pick<Actor, 'roles' | 'schools'>): RoleHolder => ({
  roles,
  schools: schools.filter((school) => !school.counts_only),
});

/** Administers an organisation, or a program of one, that shows its administrators counts and minutes alone. */
export const administersByCounts = ({ schools }: Pick<Actor, 'schools'>): boolean =>
  schools.some(
    ({ counts_only, roles, programs }) =>
      counts_only === true &&
      (roles.includes('Organization Admin') ||
        programs.some((program) => program.roles.includes('Program Admin'))),
  );

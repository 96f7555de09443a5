import { isStaff, mayEditOrganization, mayManageOrganizations, organizationsWith } from '@coaching/access';
import { type Actor, MESSAGES, type RestorePreview } from '@coaching/contracts';
import {
  entityShelf,
  type RecycleBinHandlers,
  recycleBin,
  WITH_DELETED,
  WITHOUT_ID,
} from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import { takenName } from '../organizations/free-names';
import type { OrganizationParts } from '../organizations/organization-parts';
import type { OrganizationRecord } from '../organizations/organization-record';
import { restoreOrganization } from '../organizations/undelete-organization';
import type { People } from '../people/people-repository';
import type { PersonRecord } from '../people/person-record';
import type { ProgramRecord } from '../programs/program-record';
import { restoreProgram } from '../programs/undelete-program';

const CODE_TAKEN = 'Its course code leads to another program by now, so it comes back without one.';

/** Finds nothing. */
const nothing = { uid: { $in: [] as string[] } };

const editablePrograms = (actor: Actor): QueryFilter<ProgramRecord> =>
  isStaff(actor) ? {} : { organization_uid: { $in: organizationsWith(actor, 'Organization Admin') } };

/** Deleted organisations and programs; those that went along with their organisation come back with it. */
export function identityBin({
  people,
  ...parts
}: OrganizationParts & { people: People }): RecycleBinHandlers {
  const { organizations, programs } = parts;

  async function ofOrganization(stored: OrganizationRecord): Promise<RestorePreview> {
    const along = await programs.model
      .find({ organization_uid: stored.uid, deleted_along: true, deleted_at: { $ne: null } }, WITHOUT_ID)
      .sort({ program_name: 1 })
      .lean<ProgramRecord[]>();
    const message = await takenName(organizations, stored);
    return {
      along: along.map(({ program_name }) => `Program ${program_name}`),
      obstacles: message ? [{ message, blocks: true }] : [],
    };
  }

  async function ofProgram({ organization_uid, course_code }: ProgramRecord): Promise<RestorePreview> {
    const isThere = await organizations.find(organization_uid);
    const isTaken = course_code && (await programs.findByCourseCode(course_code));
    return {
      along: [],
      obstacles: [
        ...(isThere ? [] : [{ message: MESSAGES.organizationDeleted, blocks: true }]),
        ...(isTaken ? [{ message: CODE_TAKEN, blocks: false }] : []),
      ],
    };
  }

  /** Also of those that are deleted. */
  async function organizationNames(rows: readonly ProgramRecord[]) {
    const uids = rows.map(({ organization_uid }) => organization_uid);
    const found = await organizations.model
      .find({ uid: { $in: uids } }, { _id: 0, uid: 1, name: 1 }, WITH_DELETED)
      .lean<OrganizationRecord[]>();
    return new Map(found.map(({ uid, name }) => [uid, name]));
  }

  const shelves = [
    entityShelf<OrganizationRecord>({
      kind: 'organization',
      model: organizations.model,
      scope: (actor) => (mayManageOrganizations(actor) ? {} : nothing),
      mayRestore: (actor) => mayManageOrganizations(actor),
      described: ({ uid, name, region }) => ({
        noun: 'Organization',
        title: name,
        place: region,
        path: `/organization/${uid}`,
      }),
      preview: ofOrganization,
      restore: (restoring) => restoreOrganization(parts, restoring),
    }),
    entityShelf<ProgramRecord>({
      kind: 'program',
      model: programs.model,
      scope: (actor) => ({ deleted_along: { $ne: true }, ...editablePrograms(actor) }),
      mayRestore: (actor, { organization_uid }) => mayEditOrganization(actor, organization_uid),
      namesOf: organizationNames,
      described: ({ uid, program_name, organization_uid }, names) => ({
        noun: 'Program',
        title: program_name,
        place: names.get(organization_uid) ?? '',
        path: `/organization/${organization_uid}/program/${uid}`,
      }),
      preview: ofProgram,
      restore: (restoring) => restoreProgram(parts, restoring),
    }),
  ];
  return recycleBin({
    service: 'identity',
    shelves,
    async namesOf(uids) {
      const found = await people.model
        .find({ uid: { $in: [...uids] } }, { _id: 0, uid: 1, username: 1 })
        .lean<PersonRecord[]>();
      return new Map(found.map(({ uid, username }) => [uid, username]));
    },
  });
}

import { isStaff, mayManageOrganizations, mayRestoreAccount, organizationsWith } from '@coaching/access';
import { type Actor, MESSAGES, type RestorePreview } from '@coaching/contracts';
import {
  type CallRequest,
  entityShelf,
  type RecycleBinHandlers,
  recycleBin,
  restoreEntity,
  WITH_DELETED,
  WITHOUT_ID,
} from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import { restoreUser } from '../account/restore-user';
import { hasTakenAddress } from '../account/taken-address';
import { obstaclesOf } from '../organizations/free-names';
import { organizationKind } from '../organizations/organization-kind';
import type { OrganizationParts } from '../organizations/organization-parts';
import type { OrganizationRecord } from '../organizations/organization-record';
import { inLivingPlace } from '../people/living-places';
import type { People } from '../people/people-repository';
import type { PersonRecord } from '../people/person-record';
import { programKind } from '../programs/program-kind';
import type { ProgramRecord } from '../programs/program-record';
import { organizationsWithoutSeatFor } from '../seats/require-seats';

const CODE_TAKEN = 'Its course code leads to another program by now, so it comes back without one.';

/** Finds nothing. */
const nothing = { uid: { $in: [] as string[] } };

const editablePrograms = (actor: Actor): QueryFilter<ProgramRecord> =>
  isStaff(actor) ? {} : { organization_uid: { $in: organizationsWith(actor, 'Organization Admin') } };

/** What is written of security when one of a kind is back. */
const restoredEvents = {
  organization: 'organization-restored',
  program: 'program-restored',
  user: 'account-restored',
} as const;

/** A restore as the gateway asks for it, of which is written down who did it. */
type RestoreRequest = Pick<CallRequest<'restoreIdentityBin'>, 'actor' | 'body' | 'now' | 'logSecurity'>;

interface IdentityBin extends Omit<RecycleBinHandlers, 'restore'> {
  restore(request: RestoreRequest): ReturnType<RecycleBinHandlers['restore']>;
}

/**
 * Deleted organisations, programs and accounts; programs that went along with their organisation come back with it.
 */
export function identityBin({ people, ...parts }: OrganizationParts & { people: People }): IdentityBin {
  const { organizations, programs } = parts;
  const [organization, program] = [organizationKind(parts), programKind(parts)];

  async function ofOrganization(stored: OrganizationRecord): Promise<RestorePreview> {
    const along = await programs.model
      .find({ organization_uid: stored.uid, deleted_along: true, deleted_at: { $ne: null } }, WITHOUT_ID)
      .sort({ program_name: 1 })
      .lean<ProgramRecord[]>();
    const blocking = await obstaclesOf(organizations, stored);
    const codes = along.flatMap(({ course_code }) => course_code ?? []);
    const taken = await programs.model.distinct('course_code', { course_code: { $in: codes } });
    const codeless = along.filter(({ course_code }) => course_code !== null && taken.includes(course_code));
    return {
      along: along.map(({ program_name }) => `Program ${program_name}`),
      obstacles: [
        ...blocking.map((message) => ({ message, blocks: true })),
        ...codeless.map(({ program_name }) => ({ message: `${program_name}: ${CODE_TAKEN}`, blocks: false })),
      ],
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

  /** Places of the account that are there, and what it is besides. */
  async function ofUser(stored: PersonRecord): Promise<RestorePreview> {
    const { schools, roles, licenses } = await inLivingPlace(parts, stored);
    const isTaken = await hasTakenAddress(people, stored);
    const full = await organizationsWithoutSeatFor({ people, ...parts }, stored, { now: new Date() });
    return {
      along: [
        ...schools.flatMap(({ organization_name, programs: within }) => [
          `Place in ${organization_name}`,
          ...within.map(({ program_name }) => `Place in ${program_name}`),
        ]),
        ...roles.map((role) => `Role ${role}`),
        ...(licenses.length > 0 ? ['Licenses'] : []),
      ],
      obstacles: [
        ...(isTaken ? [{ message: MESSAGES.addressUsedAgain, blocks: true }] : []),
        ...full.map((name) => ({ message: `${name}: ${MESSAGES.noSeats}`, blocks: true })),
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
      mayRestore: organization.mayRestore,
      described: ({ uid, name, region }) => ({
        noun: 'Organization',
        title: name,
        place: region,
        path: `/organization/${uid}`,
      }),
      preview: ofOrganization,
      restore: (restoring) => restoreEntity(organization, parts.context, restoring),
    }),
    entityShelf<ProgramRecord>({
      kind: 'program',
      model: programs.model,
      scope: (actor) => ({ deleted_along: { $ne: true }, ...editablePrograms(actor) }),
      mayRestore: program.mayRestore,
      namesOf: organizationNames,
      described: ({ uid, program_name, organization_uid }, names) => ({
        noun: 'Program',
        title: program_name,
        place: names.get(organization_uid) ?? '',
        path: `/organization/${organization_uid}/program/${uid}`,
      }),
      preview: ofProgram,
      restore: (restoring) => restoreEntity(program, parts.context, restoring),
    }),
    entityShelf<PersonRecord>({
      kind: 'user',
      model: people.model,
      scope: (actor) => (isStaff(actor) ? {} : { deleted_by: actor.uid }),
      mayRestore: mayRestoreAccount,
      without: ['password_hash', 'keys'],
      described: ({ uid, username, email }) => ({
        noun: 'User',
        title: username || email,
        place: email,
        path: `/user/${uid}`,
      }),
      preview: ofUser,
      restore: (restoring) => restoreUser({ people, ...parts }, restoring),
    }),
  ];
  const bin = recycleBin({
    service: 'identity',
    shelves,
    async namesOf(uids) {
      const found = await people.model
        .find({ uid: { $in: [...uids] } }, { _id: 0, uid: 1, username: 1 })
        .lean<PersonRecord[]>();
      return new Map(found.map(({ uid, username }) => [uid, username]));
    },
  });
  /** Where it is written down, so that those read it who administer it; of accounts the audit log finds out. */
  async function placeOf(kind: string, uid: string): Promise<{ organization_uid?: string }> {
    if (kind === 'organization') return { organization_uid: uid };
    return {
      organization_uid: kind === 'program' ? (await programs.find(uid))?.organization_uid : undefined,
    };
  }

  return {
    ...bin,
    async restore(request) {
      const answer = await bin.restore(request);
      const { kind, uid } = request.body.obj;
      const event = restoredEvents[kind as keyof typeof restoredEvents];
      request.logSecurity({ event, result: 'done', about_uid: uid, ...(await placeOf(kind, uid)) });
      return answer;
    },
  };
}

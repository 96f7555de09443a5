import { inParts, type ServiceContext, WITH_DELETED, WITHOUT_ID } from '@coaching/service-kit';
import { organizationUpdated } from '../organizations/organization-events';
import { type OrganizationRecord, organizationKeys } from '../organizations/organization-record';
import { organizationsIn } from '../organizations/organizations-repository';
import { putPeople } from '../people/change-person';
import { peopleIn } from '../people/people-repository';
import type { PersonRecord } from '../people/person-record';
import { type ProgramRecord } from '../programs/program-record';
import { programsIn } from '../programs/programs-repository';
import { hashPassword } from '../sign-in/passwords';
import type { ImportedOrganization, ImportedPerson } from './imported';
import { personFrom } from './person-from';

/** People who are brought in by one transaction: each waits for the disk, and none may take long. */
const TOGETHER = 25;

/**
 * Brings organisations, programs and people in and announces each; those whose uid exists are left as they are.
 * @throws when a school or program of a person is neither imported nor there already
 */
export async function importPeople(
  context: ServiceContext,
  {
    organizations,
    users,
  }: { organizations: readonly ImportedOrganization[]; users: readonly ImportedPerson[] },
  { now = new Date(), hash = hashPassword } = {},
): Promise<void> {
  for (const organization of organizations) await importOrganization(context, organization, now);

  const people = peopleIn(context.connection);
  const known = new Set<string>(
    await people.model.distinct('uid', { uid: { $in: users.map(({ uid }) => uid) } }, WITH_DELETED),
  );
  const added = users.filter(({ uid }) => !known.has(uid));
  const names = await namesOfPlaces(context, added);
  for (const chosen of inParts(added, TOGETHER)) {
    const persons: PersonRecord[] = [];
    for (const user of chosen) persons.push(personFrom(user, await hash(user.password), names, now));
    await context.transaction((transaction) => putPeople(people, persons, transaction));
  }
}

async function importOrganization(
  { connection, transaction }: ServiceContext,
  { programs, ...organization }: ImportedOrganization,
  now: Date,
): Promise<void> {
  const organizations = organizationsIn(connection);
  if (await organizations.model.exists({ uid: organization.uid }).setOptions(WITH_DELETED)) return;
  const stamps = { revision: 1, created_at: now, updated_at: now, deleted_at: null, deleted_by: null };
  const empty = {
    subdomain: '',
    org_domain: '',
    region: '',
    time_zone: '',
    counts_only: false,
    logo: null,
    has_resources: false,
  };
  const said = { ...empty, ...organization };
  const record: OrganizationRecord = { ...said, keys: organizationKeys(said), ...stamps };
  const programRecords = programs.map(
    ({ uid, program_name, program_type = '', course_code = null }): ProgramRecord => ({
      uid,
      program_name,
      program_type,
      course_code,
      deleted_along: false,
      organization_uid: record.uid,
      ...stamps,
    }),
  );
  await transaction(async ({ session, announce }) => {
    await organizations.model.create([record], { session });
    await programsIn(connection).model.insertMany(programRecords, { session });
    await announce(organizationUpdated(record, programRecords));
  });
}

/** Names of the organisations and programs that people are in, by uid. */
async function namesOfPlaces(
  { connection }: ServiceContext,
  users: readonly ImportedPerson[],
): Promise<Map<string, string>> {
  const schools = users.flatMap((user) => user.schools);
  const organization_uids = schools.map(({ organization_uid }) => organization_uid);
  const program_uids = schools.flatMap((school) => school.programs.map(({ program_uid }) => program_uid));
  const organizations = await organizationsIn(connection)
    .model.find({ uid: { $in: organization_uids } }, WITHOUT_ID, WITH_DELETED)
    .lean<OrganizationRecord[]>();
  const programs = await programsIn(connection)
    .model.find({ uid: { $in: program_uids } }, WITHOUT_ID, WITH_DELETED)
    .lean<ProgramRecord[]>();
  return new Map([
    ...organizations.map(({ uid, name }): [string, string] => [uid, name]),
    ...programs.map(({ uid, program_name }): [string, string] => [uid, program_name]),
  ]);
}

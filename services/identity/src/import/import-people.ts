import { comparable } from '@coaching/contracts';
import type { ServiceContext } from '@coaching/service-kit';
import { organizationUpdated } from '../organizations/organization-events';
import type { OrganizationRecord } from '../organizations/organization-record';
import { organizationsIn } from '../organizations/organizations-repository';
import { putPerson } from '../people/change-person';
import { peopleIn } from '../people/people-repository';
import { type ProgramRecord } from '../programs/program-record';
import { programsIn } from '../programs/programs-repository';
import { passwordsInTurn } from '../sign-in/passwords';
import type { ImportedOrganization, ImportedPerson } from './imported';
import { personFrom } from './person-from';

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
  now = new Date(),
): Promise<void> {
  for (const organization of organizations) await importOrganization(context, organization, now);

  const people = peopleIn(context.db);
  const known = new Set<string>(
    await people.collection.distinct('uid', { uid: { $in: users.map(({ uid }) => uid) } }),
  );
  const names = await namesOf(context);
  const passwords = passwordsInTurn();
  for (const user of users.filter(({ uid }) => !known.has(uid))) {
    const person = personFrom(user, await passwords.hash(user.password), names, now);
    await context.transaction((transaction) => putPerson(people, person, transaction));
  }
}

async function importOrganization(
  { db, transaction }: ServiceContext,
  { programs, ...organization }: ImportedOrganization,
  now: Date,
): Promise<void> {
  const organizations = organizationsIn(db);
  if (await organizations.collection.findOne({ uid: organization.uid })) return;
  const stamps = { revision: 1, created_at: now, updated_at: now, deleted_at: null, deleted_by: null };
  const keys = { name: comparable(organization.name), short_name: comparable(organization.short_name) };
  const record: OrganizationRecord = { logo: null, has_resources: false, ...organization, keys, ...stamps };
  const programRecords = programs.map(
    ({ uid, program_name, course_code = null }): ProgramRecord => ({
      uid,
      program_name,
      course_code,
      organization_uid: record.uid,
      ...stamps,
    }),
  );
  await transaction(async ({ session, announce }) => {
    await organizations.collection.insertOne({ ...record }, { session });
    if (programRecords.length > 0) {
      await programsIn(db).collection.insertMany(
        programRecords.map((program) => ({ ...program })),
        { session },
      );
    }
    await announce(organizationUpdated(record, programRecords));
  });
}

/** Names of all organisations and programs, by uid. */
async function namesOf({ db }: ServiceContext): Promise<Map<string, string>> {
  const organizations = await organizationsIn(db).collection.find().toArray();
  const programs = await programsIn(db).collection.find().toArray();
  return new Map([
    ...organizations.map(({ uid, name }): [string, string] => [uid, name]),
    ...programs.map(({ uid, program_name }): [string, string] => [uid, program_name]),
  ]);
}

import { anActor } from '@coaching/access/testing';
import { peopleIn } from './people/people-repository';
import { coachableBy, knownTo } from './people/visible-people';
import { anOrganization, aPerson, inProgram } from './testing/builders';
import { type IdentityForTest, startIdentityForTest } from './testing/identity-for-test';

// Real servers on a machine that is busy with other things.
jest.setTimeout(30_000);

/** People of each program. */
const COUNT = 20;

const cedar = anOrganization('Cedar Grove', 'Elementary', 'Secondary');
const lakeside = anOrganization('Lakeside', 'Upper');
const staff = anActor({ roles: ['Superuser'] });

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
  const places = [inProgram(cedar, 0, 'Coachee'), inProgram(cedar, 1, 'Coachee')];
  const people = [...places, inProgram(lakeside, 0, 'Coachee')].flatMap((school) =>
    Array.from({ length: COUNT }, (_, index) => aPerson({ last_name: `Person ${index}`, schools: [school] })),
  );
  await identity.withPeople(people, [cedar, lakeside]);
});
afterAll(() => identity.close());

it.each([
  ['an organisation', { 'schools.organization_uid': cedar.uid }, 2 * COUNT],
  ['a program', { 'schools.programs.program_uid': cedar.programs[0]!.uid }, COUNT],
])('people of %s are read from one index in its order, and nobody else', async (_, place, count) => {
  for (const visible of [knownTo(staff), coachableBy(staff)]) {
    const { executionStats, queryPlanner } = await peopleIn(identity.service.context.db)
      .collection.find({ $and: [{ deleted_at: null }, place, visible] })
      .sort({ 'keys.last_name': 1, uid: 1 })
      .explain('executionStats');
    expect(executionStats).toMatchObject({ nReturned: count, totalDocsExamined: count });
    expect(JSON.stringify(queryPlanner.winningPlan)).not.toContain('"SORT"');
  }
});

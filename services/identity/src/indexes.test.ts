import { anActor } from '@coaching/access/testing';
import { coachableBy, WITHOUT_ID } from '@coaching/service-kit';
import { peopleIn } from './people/people-repository';
import type { PersonRecord } from './people/person-record';
import { knownTo } from './people/visible-people';
import { anOrganization, aPerson, inProgram } from './testing/builders';
import { type IdentityForTest, startIdentityForTest } from './testing/identity-for-test';

/** What MongoDB says of how it answers a query. */
interface Plan {
  executionStats: object;
  queryPlanner: { winningPlan: object };
}

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
  for (const visible of [knownTo(staff), coachableBy<PersonRecord>(staff)]) {
    const plan: unknown = await peopleIn(identity.service.context.connection)
      .model.find({ $and: [place, visible] }, WITHOUT_ID)
      .sort({ 'keys.last_name': 1, uid: 1 })
      .explain('executionStats');
    const { executionStats, queryPlanner } = plan as Plan;
    expect(executionStats).toMatchObject({ nReturned: count, totalDocsExamined: count });
    expect(JSON.stringify(queryPlanner.winningPlan)).not.toContain('"SORT"');
  }
});

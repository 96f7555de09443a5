import type { CallInput } from '@coaching/contracts';
import { lookedAt } from '@coaching/service-kit/testing';
import { anOrganization, aPerson, at, inProgram } from '../../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../../testing/identity-for-test';
import { few } from './few';

const COUNT = 300;
const PAGE = 10;
const cedar = anOrganization('Cedar Grove', 'Elementary');
const lakeside = anOrganization('Lakeside');
// Not an address by chance, which would be found by what is searched for.
const admin = aPerson({ email: 'admin@school.test', schools: [at(cedar, 'Organization Admin')] });

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
  const people = Array.from({ length: COUNT }, (_, place) =>
    aPerson({
      email: `person-${place}@school.test`,
      first_name: place % 100 === 7 ? 'Xylia' : 'Ana',
      last_name: `Number ${place}`,
      schools: [inProgram(cedar, 0, place % 3 === 0 ? 'Coach' : 'Coachee')],
    }),
  );
  await identity.withPeople(
    [admin, ...people, aPerson({ schools: [at(lakeside, 'Coach')] })],
    [cedar, lakeside],
  );
});
afterAll(() => identity.close());

/** What the store looks at for a list, as it explains each query that the service makes of people. */
async function looked(query: CallInput<'getUsers'>['query']) {
  const actor = await identity.actorFor(admin);
  const { connection } = identity.service.context;
  return lookedAt(connection, 'Person', () =>
    identity.call('getUsers', { query: { rowsPerPage: PAGE, ...query } }, actor),
  );
}

/** The page, and the caller, whom they see whatever they are. */
const FEW = PAGE + 2;

describe.each(['last_name', 'first_name', 'username', 'email'] as const)('a list sorted by %s', (sortBy) => {
  it.each([
    ['an organisation', { organization_uid: cedar.uid }],
    ['all whom one knows', {}],
    ['a program', { program_uid: cedar.programs[0]!.uid }],
    ['those one coaches', { coach_uid: admin.uid }],
  ])('of %s is read in the order of an index, either way, and hardly anything besides', async (_, place) => {
    for (const descending of ['true', 'false'] as const) {
      const { rows, ...how } = await looked({ ...place, sortBy, descending, page: 3 });
      expect(how).toEqual({ isScanned: false, isSorted: false });
      expect(rows).toBeLessThanOrEqual(FEW);
    }
  });
});

it('those who hold a role are read from an index of their own', async () => {
  const of = { organization_uid: cedar.uid, role: 'Coach' } as const;
  expect(await looked(of)).toEqual({ rows: PAGE, isScanned: false, isSorted: false });
});

/** Each once to find it, and once to show it; of several words it is told first which is rarer. */
it.each([
  ['xylia', 6],
  ['xyl ana', 6 + 2 * few.told],
  ['yl', 6],
  ['zebra', 0],
])('a search for %s looks at nobody but who has a word that it is in', async (query, most) => {
  const { rows, isScanned } = await looked({ organization_uid: cedar.uid, query });
  expect(isScanned).toBe(false);
  expect(rows).toBeLessThanOrEqual(most);
});

import { aPerson } from '@coaching/access/testing';
import { openStoreForTest } from '@coaching/embedded/testing';
import { connect } from '../mongo/connection';
import { type People, peopleIn } from './people-copies';
import type { PersonCopy } from './person-copy';

let store: Awaited<ReturnType<typeof openStoreForTest>>;
let connected: Awaited<ReturnType<typeof connect>>;
let people: People;
beforeAll(async () => {
  store = await openStoreForTest();
  connected = await connect(store.url);
  people = peopleIn(connected.connection, 5000);
});
afterAll(async () => {
  await connected.release();
  await store.close();
});

const copyOf = (schools: PersonCopy['schools'], revision = 1, deleted = false): PersonCopy => {
  const { emails: _, ...person } = aPerson('Nadia Haddad', { schools });
  return { ...person, revision, deleted };
};
const place = { organization_uid: 'school', roles: [], programs: [] };
const keep = (copy: PersonCopy) => people.model.replaceOne({ uid: copy.uid }, copy, { upsert: true });

it('answers who is as needed without looking again', async () => {
  const copy = copyOf([place]);
  await keep(copy);
  const isAsNeeded = jest.fn(() => true);
  await expect(people.findOnceNewsIsIn(copy.uid, isAsNeeded)).resolves.toMatchObject({ uid: copy.uid });
  expect(isAsNeeded).toHaveBeenCalledTimes(1);
});

it('waits for the news by which somebody becomes as needed', async () => {
  const copy = copyOf([]);
  await keep(copy);
  let looks = 0;
  const found = await people.findOnceNewsIsIn(copy.uid, ({ schools }) => {
    looks += 1;
    if (looks === 1) void keep({ ...copy, schools: [place], revision: 2 }).then(() => {});
    return schools.length > 0;
  });
  expect(found).toMatchObject({ revision: 2 });
  expect(looks).toBeGreaterThan(1);
});

it.each([
  ['is not known', null],
  ['is not as needed', copyOf([])],
  ['was deleted', copyOf([place], 1, true)],
])('ends with nobody for one who %s', async (_, copy) => {
  if (copy) await keep(copy);
  const brief = peopleIn(connected.connection, 120);
  const found = brief.findOnceNewsIsIn(copy?.uid ?? 'nobody', ({ schools }) => schools.length > 0);
  await expect(found).resolves.toBeNull();
});

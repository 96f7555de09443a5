import { anOrganization, aPerson, at } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';
import { ofOrganization } from './lists/person-lists';
import { peopleIn } from './people-repository';

const cedar = anOrganization('Cedar Grove');
const lakeside = anOrganization('Lakeside');

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

it('a change that comes after another one changes nobody, and counts nobody', async () => {
  const person = aPerson({ schools: [at(cedar, 'Coach')] });
  await identity.withPeople([person], [cedar, lakeside]);
  const { connection, transaction } = identity.service.context;
  const people = peopleIn(connection);
  const stored = (await people.find(person.uid))!;
  const there = { organization_uid: lakeside.uid, organization_name: lakeside.name };
  const moves = { revision: 2, schools: stored.schools.map((school) => ({ ...school, ...there })) };
  const leaves = { revision: 2, schools: [] };
  const change = (fields: typeof moves) =>
    transaction(({ session }) => people.store.change(stored, fields, session));

  expect(await change(moves)).toMatchObject(moves);
  expect(await change(leaves)).toBeNull();
  expect((await people.find(person.uid))!.schools).toEqual(moves.schools);
  const lists = [cedar, lakeside].map(({ uid }) => ofOrganization(uid));
  expect(await people.tallies.count(lists)).toEqual([0, 1]);
});

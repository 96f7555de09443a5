import { newUid } from '@coaching/contracts';
import { anOrganization, aPerson, at } from '../../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../../testing/identity-for-test';
import { peopleIn } from '../people-repository';
import { EVERYBODY, holding, ofOrganization } from './person-lists';

const cedar = anOrganization('Cedar Grove');
const lists = [
  EVERYBODY,
  ofOrganization(cedar.uid),
  holding(ofOrganization(cedar.uid), 'Coach'),
  ofOrganization('gone'),
];

let identity: IdentityForTest;
beforeEach(async () => {
  identity = await startIdentityForTest();
});
afterEach(() => identity.close());

const aCoach = () => aPerson({ schools: [at(cedar, 'Coach')] });

it('counts lists by who is in them, puts back whom an older process took out, and finds nothing wrong after', async () => {
  const people = peopleIn(identity.service.context.connection);
  const written = aCoach();
  const deleted = aCoach();
  await identity.withPeople([written, aCoach(), aCoach(), deleted], [cedar]);
  await identity.remove(deleted);
  expect(await identity.service.recount()).toBe(0);

  // As a process of before writes who was counted, and a list whose people left through it.
  const unlisted = { $unset: { 'keys.lists': '', 'keys.groups': '', 'keys.finds': '' } };
  await people.model.collection.updateOne({ uid: written.uid }, unlisted);
  const { connection } = identity.service.context;
  await connection.collection('user_tallies').insertOne({ _id: ofOrganization('gone') as never, rows: 2 });
  expect(await identity.service.recount()).toBeGreaterThan(0);
  expect(await people.tallies.count(lists)).toEqual([3, 3, 3, 0]);
  expect(await identity.service.recount()).toBe(0);
});

it('counts who comes while it counts', async () => {
  const { context, recount } = identity.service;
  const people = peopleIn(context.connection);
  const coach = aCoach();
  await identity.withPeople([coach], [cedar]);
  await context.connection.collection('user_tallies').updateMany({}, { $inc: { rows: 5 } });
  const somebody = (await people.find(coach.uid))!;
  const come = Array.from({ length: 20 }, newUid).map((uid) => ({
    ...somebody,
    uid,
    uams: [{ system: 'email', system_key: `${uid}@school.test` }],
  }));
  const comes = async () => {
    for (const person of come) await context.transaction(({ session }) => people.putAll([person], session));
  };
  await Promise.all([comes(), recount()]);
  expect(await people.tallies.count(lists)).toEqual([21, 21, 21, 0]);
});

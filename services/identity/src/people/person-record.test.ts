import { aPerson } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

it('reads people who were stored before the endings of sessions were counted with none', async () => {
  const maya = aPerson();
  await identity.withPeople([maya]);
  const stored = identity.service.context.db.collection('users');
  await stored.updateOne({ uid: maya.uid }, { $unset: { session_epoch: '' } });

  const epoch = async () =>
    (await identity.call('getActor', { params: { user_uid: maya.uid } }, 'gateway')).session_epoch;
  expect(await epoch()).toBe(0);
  await identity.call('signOutEverywhere', {}, await identity.actorFor(maya));
  expect(await epoch()).toBe(1);
});

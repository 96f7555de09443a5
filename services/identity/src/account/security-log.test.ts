import { logForTest } from '@coaching/service-kit/testing';
import { anOrganization, aPerson, at, password } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';

const logged = logForTest('warn');
let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest({ log: logged.log });
});
afterAll(() => identity.close());

const cedar = anOrganization('Cedar');
const chosen = 'Another-chalk-2';

it('what changes about getting in is written down: who did it, to whom, from where, and no secrets', async () => {
  const [maya, omar] = [
    aPerson({ schools: [at(cedar, 'Coach')] }),
    aPerson({ schools: [at(cedar, 'Coach')] }),
  ];
  const [admin, support] = [
    aPerson({ schools: [at(cedar, 'Organization Admin')] }),
    aPerson({ roles: ['Support'] }),
  ];
  await identity.withPeople([maya, omar, admin, support], [cedar]);
  const actorOf = (person: { uid: string }) =>
    identity.actorFor(person, person === support ? undefined : cedar);

  await identity.call('sendReset', { body: { uid: maya.uid } }, await actorOf(admin));
  await identity.call('newPassword', { body: { user_uid: maya.uid, password: chosen } }, await actorOf(maya));
  const added = await identity.withAddress(maya);
  const removed = { uid: maya.uid, system: 'email', system_key: added };
  await identity.call('deleteEmail', { body: removed }, await actorOf(maya));
  const staffs = 'maya@elsewhere.test';
  await identity.call('addEmail', { body: { uid: maya.uid, email: staffs } }, await actorOf(support));
  const verification_code = (await identity.codesMailed(staffs)).at(-1)!;
  await identity.call('acceptEmail', { body: { uid: maya.uid, email: staffs, verification_code } }, null);
  await identity.call('signOutEverywhere', {}, await actorOf(maya));
  await identity.call('deleteUser', { params: { id: omar.uid } }, await actorOf(support));

  const from = '203.0.113.7';
  const about_uid = maya.uid;
  expect(logged.security()).toMatchObject([
    { event: 'reset', user_uid: admin.uid, about_uid, email: maya.email, from, call: 'POST /send_reset' },
    { event: 'password-changed', user_uid: maya.uid, from, result: 'done' },
    { event: 'address-requested', user_uid: maya.uid, email: added },
    { event: 'address-added', user_uid: maya.uid, email: added },
    { event: 'address-removed', user_uid: maya.uid, email: added },
    { event: 'address-requested', user_uid: support.uid, about_uid, email: staffs },
    { event: 'address-added', about_uid, email: staffs, from },
    { event: 'signed-out-everywhere', user_uid: maya.uid },
    { event: 'account-deleted', user_uid: support.uid, about_uid: omar.uid },
  ]);
  const codes = await Promise.all([maya.email, added, staffs].map((email) => identity.codesMailed(email)));
  for (const secret of [password, chosen, ...codes.flat()]) expect(logged.text()).not.toContain(secret);
});

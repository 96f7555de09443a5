import { newUid } from '@coaching/contracts';
import { logForTest } from '@coaching/service-kit/testing';
import { anOrganization, aPerson, at, inProgram, password } from '../testing/builders';
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

it('what becomes of places, licences and what was deleted is written down, with who did it', async () => {
  const domain = `${newUid().toLowerCase()}.test`;
  const lakeside = anOrganization('Lakeside', 'Upper');
  const course_code = newUid().slice(-8).toUpperCase();
  const [program] = lakeside.programs;
  program!.course_code = course_code;
  const [maya, support] = [
    aPerson({ schools: [inProgram(lakeside, 0, 'Coachee')] }),
    aPerson({ roles: ['Support'] }),
  ];
  const solo = aPerson();
  await identity.withPeople([maya, support, solo], [lakeside]);
  const staff = await identity.actorFor(support);
  const { uid: org } = lakeside;
  await identity.call(
    'saveOrganization',
    { body: { organization: { uid: org, org_domain: domain } } },
    staff,
  );
  const restore = (kind: string, uid: string) =>
    identity.call(
      'restoreIdentityBin',
      { body: { obj: { service: 'identity', kind, uid } } },
      { actor: staff, internal: true },
    );
  const written = logged.security().length;

  const join = { email: solo.email, course_code };
  await identity.call('joinProgram', { body: join }, await identity.actorFor(solo));
  const email = `new@${domain}`;
  await identity.call('loginCheck', { body: { email } }, null);
  const [verification_code] = await identity.codesMailed(email);
  await identity.call('verifyEmail', { body: { email, verification_code: verification_code! } }, null);
  await identity.call('setLicenses', { body: { user_uid: solo.uid, licenses: [] } }, staff);
  await identity.call('deleteProgram', { params: { org, id: program!.uid } }, staff);
  await identity.call('undeleteProgram', { params: { org, id: program!.uid } }, staff);
  await identity.call('deleteOrganization', { params: { id: org } }, staff);
  await restore('organization', org);
  await identity.call('deleteUser', { params: { id: maya.uid } }, staff);
  await restore('user', maya.uid);

  const by = { user_uid: support.uid, result: 'done' };
  expect(logged.security().slice(written)).toMatchObject([
    { event: 'place-joined', user_uid: solo.uid, call: 'POST /join_program' },
    { event: 'place-joined', about_uid: identity.grants.at(-1)!.user_uid, email },
    { event: 'licenses-changed', about_uid: solo.uid, ...by },
    { event: 'program-deleted', about_uid: program!.uid, ...by },
    { event: 'program-restored', about_uid: program!.uid, ...by },
    { event: 'organization-deleted', about_uid: org, ...by },
    { event: 'organization-restored', about_uid: org, ...by },
    { event: 'account-deleted', about_uid: maya.uid, ...by },
    { event: 'account-restored', about_uid: maya.uid, ...by },
  ]);
  for (const secret of [verification_code!, course_code]) expect(logged.text()).not.toContain(secret);
});

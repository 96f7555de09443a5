import type { Actor } from '@coaching/contracts';
import { CONFIRMED_MINUTES, MESSAGES } from '@coaching/contracts';
import { peopleIn } from '../people/people-repository';
import { aPerson, password } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';
import { refusalOf } from '../testing/refusal';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

async function aMaya() {
  const maya = aPerson();
  await identity.withPeople([maya]);
  return { maya, actor: await identity.actorFor(maya) };
}
const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
const old = (actor: Actor) => ({ actor, confirmed_at: minutesAgo(CONFIRMED_MINUTES + 1) });
const confirm = (actor: Actor, body: { email: string; password?: string; otp?: string }) =>
  identity.call('confirmSession', { body }, old(actor));
const codeFor = async (email: string) => {
  await identity.call('createOtp', { body: { email } }, null);
  return (await identity.codesMailed(email)).at(-1)!;
};

type Caller = ReturnType<typeof old>;
const changes: [name: string, change: (caller: Caller, uid: string) => Promise<unknown>][] = [
  [
    'a new password',
    (caller, uid) =>
      identity.call('newPassword', { body: { user_uid: uid, password: 'Another-chalk-2' } }, caller),
  ],
  [
    'a further address',
    (caller, uid) => identity.call('addEmail', { body: { uid, email: 'more@home.test' } }, caller),
  ],
  [
    'the proof of a further address',
    (caller, uid) =>
      identity.call(
        'verifyNewEmail',
        { body: { uid, email: 'more@home.test', verification_code: '123456' } },
        caller,
      ),
  ],
  [
    'an address less',
    (caller, uid) =>
      identity.call('deleteEmail', { body: { uid, system: 'email', system_key: 'more@home.test' } }, caller),
  ],
  ['the end of the account', (caller, uid) => identity.call('deleteUser', { params: { id: uid } }, caller)],
];

describe.each(changes)('%s', (_name, change) => {
  it('waits in an old session until its person has confirmed who they are, and says how they can', async () => {
    const { maya, actor } = await aMaya();
    const { model } = peopleIn(identity.service.context.connection);
    const before = await model.findOne({ uid: maya.uid }).lean();
    const refusal = await refusalOf(change(old(actor), maya.uid));
    expect({ status: refusal.status, body: refusal.body }).toEqual({
      status: 403,
      body: { message: MESSAGES.confirmFirst, reason: 'confirm_first', by: ['password', 'code'] },
    });
    expect(await model.findOne({ uid: maya.uid }).lean()).toEqual(before);
  });

  it('waits also for Support, by Support’s own proof', async () => {
    const { maya } = await aMaya();
    const support = aPerson({ roles: ['Superuser'] });
    await identity.withPeople([support]);
    const caller = old(await identity.actorFor(support));
    const refusal = await refusalOf(change(caller, maya.uid));
    expect(refusal.status).toBe(403);
  });

  it('shows a stranger nothing of it', async () => {
    const { maya } = await aMaya();
    const stranger = await aMaya();
    const refusal = await refusalOf(change(old(stranger.actor), maya.uid));
    expect({ status: refusal.status, body: refusal.body }).toEqual({
      status: 404,
      body: { message: MESSAGES.notFound },
    });
  });
});

it('is confirmed by one’s password, in the same session under a new id', async () => {
  const { maya, actor } = await aMaya();
  expect(await confirm(actor, { email: maya.email, password })).toBe(true);
  expect(identity.grants.at(-1)).toEqual({
    user_uid: maya.uid,
    organization_uid: null,
    session_epoch: 0,
    confirmed: true,
  });
});

it('is confirmed by a code that was mailed to an address of one’s own, once', async () => {
  const { maya, actor } = await aMaya();
  const second = await identity.withAddress(maya);
  const otp = await codeFor(second);
  expect(await confirm(actor, { email: second, otp })).toBe(true);
  expect(identity.grants.at(-1)).toMatchObject({ user_uid: maya.uid, confirmed: true });
  expect(await refusalOf(confirm(actor, { email: second, otp }))).toMatchObject({
    status: 400,
    body: { message: MESSAGES.wrongCode, errors: [{ path: 'otp' }] },
  });
});

it('offers a code alone to who never chose a password', async () => {
  const { maya, actor } = await aMaya();
  await peopleIn(identity.service.context.connection).model.updateOne(
    { uid: maya.uid },
    { $set: { password_hash: null } },
  );
  const refusal = await refusalOf(changes[0]![1](old(actor), maya.uid));
  expect(refusal.body).toMatchObject({ reason: 'confirm_first', by: ['code'] });
  expect(await refusalOf(confirm(actor, { email: maya.email, password }))).toMatchObject({ status: 400 });
});

it.each<[string, (others: string, code: string) => { email?: string; password?: string; otp?: string }]>([
  ['a wrong password', () => ({ password: 'guess' })],
  ['the password of somebody else, for their address', (email) => ({ email, password })],
  ['a code of somebody else, for their address', (email, otp) => ({ email, otp })],
  ['a code of somebody else, for one’s own', (_email, otp) => ({ otp })],
])('is not confirmed by %s', async (_what, given) => {
  const [{ maya, actor }, other] = [await aMaya(), await aMaya()];
  const body = { email: maya.email, ...given(other.maya.email, await codeFor(other.maya.email)) };
  const granted = identity.grants.length;
  expect(await refusalOf(confirm(actor, body))).toMatchObject({ status: 400 });
  expect(identity.grants).toHaveLength(granted);
});

it.each([
  ['nothing', {}],
  ['both', { password, otp: '123456' }],
])('asks for one of the two: %s', async (_what, given) => {
  const { maya, actor } = await aMaya();
  expect(await refusalOf(confirm(actor, { email: maya.email, ...given }))).toMatchObject({ status: 400 });
});

const staffChanges: [name: string, change: (caller: Caller, user_uid: string) => Promise<unknown>][] = [
  [
    'roles',
    (caller, user_uid) => identity.call('setRoles', { body: { user_uid, roles: ['Coach'] } }, caller),
  ],
  [
    'licences',
    (caller, user_uid) =>
      identity.call(
        'setLicenses',
        {
          body: {
            user_uid,
            licenses: [{ product: 'yearly', start_date: '01/01/2026', end_date: '01/01/2027' }],
          },
        },
        caller,
      ),
  ],
  [
    'a lock',
    (caller, user_uid) => identity.call('disableUser', { body: { user_uid, disabled: true } }, caller),
  ],
  [
    'the end of all sessions',
    (caller, user_uid) => identity.call('signOutUser', { body: { user_uid } }, caller),
  ],
  ['a reset', (caller, uid) => identity.call('sendReset', { body: { uid } }, caller)],
];

describe.each(staffChanges)('what staff does to others: %s', (_name, change) => {
  it('waits in an old session until they have confirmed who they are', async () => {
    const [maya, support] = [aPerson(), aPerson({ roles: ['Support'] })];
    await identity.withPeople([maya, support]);
    const actor = await identity.actorFor(support);
    const people = peopleIn(identity.service.context.connection);
    const before = await people.find(maya.uid);
    expect(await refusalOf(change(old(actor), maya.uid))).toMatchObject({
      status: 403,
      body: { message: MESSAGES.confirmFirst, reason: 'confirm_first', by: ['password', 'code'] },
    });
    expect(await people.find(maya.uid)).toEqual(before);
    expect(await identity.codesMailed(maya.email)).toEqual([]);
    await change({ actor, confirmed_at: Date.now() }, maya.uid);
  });
});

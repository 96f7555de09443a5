import { WITH_DELETED } from '@coaching/service-kit';
import { peopleIn } from '../people/people-repository';
import { aPerson, password } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';
import { refusalOf } from '../testing/refusal';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

const remove = async (actor: { uid: string }, person: { uid: string }) =>
  identity.call('deleteUser', { params: { id: person.uid } }, await identity.actorFor(actor));

it('moves an account to the recycle bin, stamped with who and when, and publishes that to the other domains', async () => {
  const [maya, support] = [aPerson(), aPerson({ roles: ['Support'] })];
  await identity.withPeople([maya, support]);
  expect(await remove(support, maya)).toEqual({ ok: true });
  expect(await identity.accountNewsMails(maya.email)).toMatchObject([
    { news: 'account_deleted', by: 'Pat Person' },
  ]);
  const record = await peopleIn(identity.service.context.connection)
    .model.findOne({ uid: maya.uid }, null, WITH_DELETED)
    .lean();
  expect(record).toMatchObject({ deleted_by: support.uid, deleted_at: expect.any(Date), revision: 2 });
  expect(await identity.published()).toContainEqual(
    expect.objectContaining({ type: 'user.deleted', entity_uid: maya.uid, revision: 2 }),
  );
});

it('is over at once: no sign-in, no session, no code, and no session that comes back with the account', async () => {
  const maya = aPerson();
  await identity.withPeople([maya]);
  const actor = await identity.actorFor(maya);
  await remove(maya, maya);
  expect(
    await refusalOf(identity.call('login', { body: { email: maya.email, password } }, null)),
  ).toMatchObject({
    status: 400,
  });
  expect(await refusalOf(identity.actorFor(maya))).toMatchObject({ status: 404 });
  expect(await refusalOf(identity.call('getUserSession', {}, actor))).toMatchObject({ status: 401 });
  await identity.call('createOtp', { body: { email: maya.email } }, null);
  expect(await identity.codesMailed(maya.email)).toEqual([]);

  const { model } = peopleIn(identity.service.context.connection);
  await model.updateOne({ uid: maya.uid }, { $set: { deleted_at: null } }).setOptions(WITH_DELETED);
  const { session_epoch } = await identity.call('getActor', { params: { user_uid: maya.uid } }, 'gateway');
  expect(session_epoch).toBe(1);
});

it('cannot be done twice', async () => {
  const [maya, support] = [aPerson(), aPerson({ roles: ['Support'] })];
  await identity.withPeople([maya, support]);
  await remove(support, maya);
  expect(await refusalOf(remove(support, maya))).toMatchObject({ status: 404 });
});

it('frees the address for a new account', async () => {
  const maya = aPerson();
  await identity.withPeople([maya]);
  await remove(maya, maya);
  await identity.call('loginCheck', { body: { email: maya.email } }, null);
  const [verification_code] = await identity.codesMailed(maya.email);
  await identity.call(
    'verifyEmail',
    { body: { email: maya.email, verification_code: verification_code! } },
    null,
  );
  expect(identity.grants.at(-1)!.user_uid).not.toBe(maya.uid);
});

it('leaves the last Superuser', async () => {
  const alone = await startIdentityForTest();
  const [first, second] = [aPerson({ roles: ['Superuser'] }), aPerson({ roles: ['Superuser'] })];
  await alone.withPeople([first, second]);
  const goes = async ({ uid }: { uid: string }) =>
    alone.call('deleteUser', { params: { id: uid } }, await alone.actorFor({ uid }));
  expect(await goes(first)).toEqual({ ok: true });
  expect(await refusalOf(goes(second))).toMatchObject({ status: 400 });
  expect((await alone.actorFor(second)).roles).toEqual(['Superuser']);
  await alone.close();
});

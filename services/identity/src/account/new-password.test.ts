import { anOrganization, aPerson, at, password } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';
import { refusalOf } from '../testing/refusal';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

const chosen = 'Another-chalk-2';
const login = (email: string, given: string) =>
  identity.call('login', { body: { email, password: given } }, null);
const epochOf = async ({ uid }: { uid: string }) =>
  (await identity.call('getActor', { params: { user_uid: uid } }, 'gateway')).session_epoch;
const change = async (actor: { uid: string }, person: { uid: string }, given = chosen) =>
  identity.call(
    'newPassword',
    { body: { user_uid: person.uid, password: given } },
    await identity.actorFor(actor),
  );

describe('a new password', () => {
  it('is the one that lets its person in from now on', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    expect(await change(maya, maya)).toEqual({ ok: true });
    expect(await login(maya.email, chosen)).toBe(true);
    expect(await refusalOf(login(maya.email, password))).toMatchObject({ status: 400 });
  });

  it('ends all sessions but the one it was chosen in', async () => {
    const cedar = anOrganization();
    const maya = aPerson({ schools: [at(cedar, 'Coach')] });
    await identity.withPeople([maya], [cedar]);
    expect(await epochOf(maya)).toBe(0);
    await change(maya, maya);
    expect(await epochOf(maya)).toBe(1);
    expect(identity.grants.at(-1)).toEqual({
      user_uid: maya.uid,
      organization_uid: cedar.uid,
      session_epoch: 1,
    });
  });

  it('that Support sets ends all of theirs, and leaves Support where they were', async () => {
    const cedar = anOrganization();
    const support = aPerson({ roles: ['Support'] });
    const maya = aPerson({ schools: [at(cedar, 'Coach')] });
    await identity.withPeople([support, maya], [cedar]);
    await change(support, maya);
    expect([await epochOf(support), await epochOf(maya)]).toEqual([0, 1]);
    expect(identity.grants.at(-1)).toEqual({
      user_uid: support.uid,
      organization_uid: null,
      session_epoch: 0,
    });
    expect(await login(maya.email, chosen)).toBe(true);
    expect(await identity.accountNewsMails(maya.email)).toMatchObject([
      { news: 'password_changed', email: null, by: 'Pat Person' },
    ]);
  });

  it('is mailed to every address of its person, without the password', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    const second = await identity.withAddress(maya);
    await change(maya, maya);
    for (const address of [maya.email, second]) {
      const mails = await identity.accountNewsMails(address);
      expect(mails.at(-1)).toMatchObject({ news: 'password_changed', email: null, by: null });
      expect(JSON.stringify(mails)).not.toContain(chosen);
    }
  });

  it('is published as a change without the password', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    await change(maya, maya);
    const published = (await identity.published()).filter(({ entity_uid }) => entity_uid === maya.uid);
    expect(published.map(({ type, revision }) => [type, revision])).toEqual([
      ['user.updated', 1],
      ['user.updated', 2],
    ]);
    expect(JSON.stringify(published)).not.toMatch(/argon2|Another-chalk/);
  });

  it.each([
    ['is short', 'too short', 'Please use at least 10 characters.'],
    ['is long', 'x'.repeat(201), 'Please use at most 200 characters.'],
    ['is very long', 'x'.repeat(5000), 'Please use at most 200 characters.'],
    [
      'is common',
      'Password123',
      'This password is among the first that others would try. Please choose another.',
    ],
  ])('is refused when it %s', async (_what, given, message) => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    expect(await refusalOf(change(maya, maya, given))).toMatchObject({
      status: 400,
      body: { message, errors: [{ path: 'password', message }] },
    });
    expect(await login(maya.email, password)).toBe(true);
  });

  it('is not an address that its person logs in with', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    expect(await refusalOf(change(maya, maya, maya.email.toUpperCase()))).toMatchObject({
      status: 400,
      body: { message: 'Please choose something else than your email address.' },
    });
  });

  it('may have spaces and letters of any script', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    await change(maya, maya, '  pâté 東京 šípek  ');
    expect(await login(maya.email, '  pâté 東京 šípek  ')).toBe(true);
    expect(await refusalOf(login(maya.email, 'pâté 東京 šípek'))).toMatchObject({ status: 400 });
  });
});

describe('signing out everywhere', () => {
  it('ends all of one’s sessions but this one, and nobody else’s', async () => {
    const cedar = anOrganization();
    const [maya, other] = [aPerson({ schools: [at(cedar, 'Coach')] }), aPerson()];
    await identity.withPeople([maya, other], [cedar]);
    expect(await identity.call('signOutEverywhere', {}, await identity.actorFor(maya, cedar))).toEqual({
      ok: true,
    });
    expect(await identity.call('signOutEverywhere', {}, await identity.actorFor(maya, cedar))).toEqual({
      ok: true,
    });
    expect(identity.grants.at(-1)).toEqual({
      user_uid: maya.uid,
      organization_uid: cedar.uid,
      session_epoch: 2,
    });
    expect([await epochOf(maya), await epochOf(other)]).toEqual([2, 0]);
    await login(maya.email, password);
    expect(identity.grants.at(-1)).toMatchObject({ session_epoch: 2 });
  });
});

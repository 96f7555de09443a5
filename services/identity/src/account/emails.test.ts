import { MESSAGES } from '@coaching/contracts';
import { MOST_STORED } from '../codes/code-rules';
import { aPerson, password } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';
import { refusalOf } from '../testing/refusal';
import { MOST_LOGINS } from './logins';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

interface Person {
  uid: string;
}
let made = 0;
function anAddress(): string {
  made += 1;
  return `further-${made}@school.test`;
}
const add = async (person: Person, email: string) =>
  (await identity.call('addEmail', { body: { uid: person.uid, email } }, await identity.actorFor(person)))
    .user;
const verify = async (person: Person, email: string, verification_code: string) =>
  (
    await identity.call(
      'verifyNewEmail',
      { body: { uid: person.uid, email, verification_code } },
      await identity.actorFor(person),
    )
  ).user;
const remove = async (person: Person, system_key: string, system = 'email') =>
  (
    await identity.call(
      'deleteEmail',
      { body: { uid: person.uid, system, system_key } },
      await identity.actorFor(person),
    )
  ).user;
const epochOf = async ({ uid }: Person) =>
  (await identity.call('getActor', { params: { user_uid: uid } }, 'gateway')).session_epoch;
const login = (email: string) => identity.call('login', { body: { email, password } }, null);
const lastCode = async (email: string) => (await identity.codesMailed(email)).at(-1)!;

/** A person with a further address, proved. */
async function withTwo() {
  const maya = aPerson();
  const email = anAddress();
  await identity.withPeople([maya]);
  await add(maya, email);
  await verify(maya, email, await lastCode(email));
  return { maya, email };
}

describe('a further address', () => {
  it('is one to log in with once its code comes back, and not before', async () => {
    const [maya, email] = [aPerson({ first_name: 'Maya', last_name: 'Okafor' }), anAddress()];
    await identity.withPeople([maya]);
    const own = { system: 'email', system_key: maya.email };
    expect((await add(maya, email.toUpperCase())).uams).toEqual([own]);
    expect(await refusalOf(login(email))).toMatchObject({ status: 400 });
    expect(await identity.published()).toContainEqual(
      expect.objectContaining({
        type: 'mail.requested',
        data: {
          mail: expect.objectContaining({ template: 'email_change', to: email, username: 'Maya Okafor' }),
        },
      }),
    );

    const user = await verify(maya, email, await lastCode(email));
    expect(user.uams).toEqual([own, { system: 'email', system_key: email }]);
    expect(user.email).toBe(maya.email);
    expect(await login(email)).toBe(true);
    expect(identity.grants.at(-1)).toMatchObject({ user_uid: maya.uid });
    expect(await login(maya.email)).toBe(true);
    await identity.call('createOtp', { body: { email } }, null);
    expect(await identity.call('verifyOtp', { body: { email, otp: await lastCode(email) } }, null)).toBe(
      true,
    );
  });

  it('ends all other sessions and is mailed to every address, once it is added and not before', async () => {
    const [maya, email] = [aPerson(), anAddress()];
    await identity.withPeople([maya]);
    await add(maya, email);
    expect([await epochOf(maya), await identity.accountNewsMails(maya.email)]).toEqual([0, []]);
    await verify(maya, email, await lastCode(email));
    expect(await epochOf(maya)).toBe(1);
    expect(identity.grants.at(-1)).toMatchObject({ user_uid: maya.uid, session_epoch: 1 });
    for (const address of [maya.email, email])
      expect(await identity.accountNewsMails(address)).toMatchObject([
        { news: 'email_added', email, by: null },
      ]);
  });

  it('that was never proved keeps nobody from having it: its owner signs up, and the other is refused', async () => {
    const [squatter, email] = [aPerson(), anAddress()];
    await identity.withPeople([squatter]);
    await add(squatter, email);
    const squatters = await lastCode(email);
    await identity.call('loginCheck', { body: { email } }, null);
    await identity.call('verifyEmail', { body: { email, verification_code: await lastCode(email) } }, null);
    const owner = identity.grants.at(-1)!.user_uid;
    expect(owner).not.toBe(squatter.uid);
    expect(await refusalOf(verify(squatter, email, squatters))).toMatchObject({
      status: 400,
      body: { message: MESSAGES.emailTaken },
    });
  });

  it.each([
    ['in capitals', (email: string) => email.toUpperCase()],
    ['with spaces around it', (email: string) => `  ${email} `],
    [
      'with a letter that only looks another when it is small',
      (email: string) => email.replace('k', '\u212a'),
    ],
  ])('is the same %s', async (_how, written) => {
    const maya = aPerson({ email: `k-${anAddress()}` });
    await identity.withPeople([maya]);
    expect(await refusalOf(add(maya, written(maya.email)))).toMatchObject({
      body: { message: MESSAGES.emailOwned },
    });
  });

  it('with a plus is another one, which proves itself', async () => {
    const [maya, other] = [aPerson(), aPerson()];
    await identity.withPeople([maya, other]);
    const email = other.email.replace('@', '+1@');
    await add(maya, email);
    expect((await verify(maya, email, await lastCode(email))).uams).toHaveLength(2);
    expect(await identity.codesMailed(other.email)).toEqual([]);
  });

  it.each(['ada@schооl.test', 'ada@school.test\u200b', 'ádá@school.test', 'ada@sch\u00adool.test'])(
    'that only looks like one in plain letters is refused: %j',
    async (email) => {
      const maya = aPerson();
      await identity.withPeople([maya]);
      expect(await refusalOf(add(maya, email))).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'email' }] },
      });
    },
  );

  it('is not added by a wrong code, one for another account, or one to sign in', async () => {
    const [maya, other, email] = [aPerson(), aPerson(), anAddress()];
    await identity.withPeople([maya, other]);
    await add(other, email);
    const others = await lastCode(email);
    await identity.call('loginCheck', { body: { email } }, null);
    const toSignIn = await lastCode(email);
    await add(maya, email);
    const right = await lastCode(email);
    for (const code of [others, toSignIn].filter((each) => each !== right)) {
      expect(await refusalOf(verify(maya, email, code))).toMatchObject({
        status: 400,
        body: { message: MESSAGES.wrongCode },
      });
    }
    expect((await verify(maya, email, right)).uams).toHaveLength(2);
  });

  it('cannot be used to sign in with the code that adds it', async () => {
    const [maya, email] = [aPerson(), anAddress()];
    await identity.withPeople([maya]);
    await add(maya, email);
    const code = await lastCode(email);
    const bySignUp = identity.call('verifyEmail', { body: { email, verification_code: code } }, null);
    expect(await refusalOf(bySignUp)).toMatchObject({ status: 400 });
  });

  it('of another account gets a code like any other, and is refused to who brings it', async () => {
    const [maya, other] = [aPerson(), aPerson()];
    await identity.withPeople([maya, other]);
    const [taken, free] = [await add(maya, other.email), await add(maya, anAddress())];
    expect(taken).toEqual(free);
    expect(await refusalOf(verify(maya, other.email, await lastCode(other.email)))).toMatchObject({
      status: 400,
      body: { message: MESSAGES.emailTaken },
    });
    expect(await login(other.email)).toBe(true);
    expect(identity.grants.at(-1)).toMatchObject({ user_uid: other.uid });
  });

  it('goes to one account when two want it at the same time', async () => {
    const [maya, other, email] = [aPerson(), aPerson(), anAddress()];
    await identity.withPeople([maya, other]);
    await add(maya, email);
    const mayas = await lastCode(email);
    await add(other, email);
    const others = await lastCode(email);
    const outcomes = await Promise.allSettled([verify(maya, email, mayas), verify(other, email, others)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('that is there already is refused, as is one too many', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    expect(await refusalOf(add(maya, maya.email))).toMatchObject({ body: { message: MESSAGES.emailOwned } });
    for (let count = 1; count < MOST_LOGINS; count += 1) {
      const email = anAddress();
      await add(maya, email);
      await verify(maya, email, await lastCode(email));
    }
    expect(await refusalOf(add(maya, anAddress()))).toMatchObject({
      status: 400,
      body: { message: MESSAGES.tooManyEmails },
    });
  });

  it('cannot be used to send mails to everybody', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    for (let sent = 0; sent < MOST_STORED; sent += 1) await add(maya, anAddress());
    const email = anAddress();
    const refused = await refusalOf(add(maya, email));
    expect(refused).toMatchObject({ status: 429 });
    expect(refused.headers.get('retry-after')).toBe('600');
    expect(await identity.codesMailed(email)).toEqual([]);
  });
});

describe('an address that is deleted', () => {
  it('lets nobody in any more, and mail goes to the one that is left', async () => {
    const { maya, email } = await withTwo();
    const user = await remove(maya, maya.email);
    expect(user).toMatchObject({ email, uams: [{ system: 'email', system_key: email }] });
    expect(await refusalOf(login(maya.email))).toMatchObject({ status: 400 });
    expect(await login(email)).toBe(true);
  });

  it('ends all other sessions and is mailed to every address, the one that is no more too', async () => {
    const { maya, email } = await withTwo();
    const before = await epochOf(maya);
    await remove(maya, email);
    expect(await epochOf(maya)).toBe(before + 1);
    expect(identity.grants.at(-1)).toMatchObject({ user_uid: maya.uid, session_epoch: before + 1 });
    for (const address of [maya.email, email])
      expect((await identity.accountNewsMails(address)).at(-1)).toMatchObject({
        news: 'email_removed',
        email,
      });
  });

  it('leaves the others as they are, however it is written', async () => {
    const { maya, email } = await withTwo();
    expect(await remove(maya, email.toUpperCase())).toMatchObject({
      email: maya.email,
      uams: [{ system: 'email', system_key: maya.email }],
    });
  });

  it('is never the last one', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    expect(await refusalOf(remove(maya, maya.email))).toMatchObject({
      status: 400,
      body: { message: MESSAGES.lastEmail },
    });
    expect(await login(maya.email)).toBe(true);
  });

  it('is not the last one either when both go at the same time', async () => {
    const { maya, email } = await withTwo();
    const outcomes = await Promise.allSettled([remove(maya, maya.email), remove(maya, email)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('may be gone already', async () => {
    const { maya } = await withTwo();
    expect((await remove(maya, 'nobody@school.test')).uams).toHaveLength(2);
    expect((await remove(maya, maya.email, 'elsewhere')).uams).toHaveLength(2);
    expect((await identity.accountNewsMails(maya.email)).map(({ news }) => news)).not.toContain(
      'email_removed',
    );
  });

  it('is free for another account', async () => {
    const { maya, email } = await withTwo();
    await remove(maya, email);
    const other = aPerson({ email });
    await identity.withPeople([other]);
    await login(email);
    expect(identity.grants.at(-1)).toMatchObject({ user_uid: other.uid });
  });
});

import { MESSAGES } from '@coaching/contracts';
import type { CodeRecord } from '../codes/code-record';
import {
  CODE_LIFE_MS,
  CODE_RETENTION_SECONDS,
  MOST_FROM_NETWORK,
  MOST_OUTSTANDING,
  MOST_TRIES,
} from '../codes/code-rules';
import { aPerson } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';
import { refusalOf } from '../testing/refusal';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

const askForCode = (email: string) => identity.call('createOtp', { body: { email } }, null);
const signUp = (email: string, verification_code: string) =>
  identity.call('verifyEmail', { body: { email, verification_code } }, null);
const signIn = (email: string, otp: string) => identity.call('verifyOtp', { body: { email, otp } }, null);
const codesOf = () => identity.service.context.db.collection<CodeRecord>('codes');
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

let made = 0;
function next(): number {
  made += 1;
  return made;
}
const anAddress = () => `newcomer-${next()}@school.test`;

describe('a code', () => {
  it('signs in whoever can read the mail, once', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    expect(await askForCode(maya.email)).toBe(true);
    const [code] = await identity.codesMailed(maya.email);
    expect(code).toMatch(/^\d{6}$/);
    expect(await signIn(maya.email, code!)).toBe(true);
    expect(identity.grants.at(-1)).toMatchObject({ user_uid: maya.uid });
    expect(await refusalOf(signIn(maya.email, code!))).toMatchObject({
      status: 400,
      body: { message: MESSAGES.wrongCode },
    });
  });

  it('is not to be found in the database', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    await askForCode(maya.email);
    const [code] = await identity.codesMailed(maya.email);
    const rows = await codesOf().find({ email: maya.email }).toArray();
    expect(rows).toHaveLength(1);
    expect(rows[0]!.hash).toMatch(/^[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('works for its own address alone', async () => {
    const [maya, other] = [aPerson(), aPerson()];
    await identity.withPeople([maya, other]);
    await askForCode(maya.email);
    await askForCode(other.email);
    const [code] = await identity.codesMailed(maya.email);
    const [others] = await identity.codesMailed(other.email);
    if (code !== others) expect(await refusalOf(signIn(other.email, code!))).toMatchObject({ status: 400 });
    expect(await signIn(maya.email, code!)).toBe(true);
  });

  it('works ten minutes and not longer', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    await askForCode(maya.email);
    const [code] = await identity.codesMailed(maya.email);
    const [row] = await codesOf().find({ email: maya.email }).toArray();
    expect(row!.expires_at.getTime() - row!.created_at.getTime()).toBe(CODE_LIFE_MS);
    await codesOf().updateMany({ email: maya.email }, { $set: { expires_at: new Date() } });
    expect(await refusalOf(signIn(maya.email, code!))).toMatchObject({ status: 400 });
  });

  it('stands five tries, also when they are made at once', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    await askForCode(maya.email);
    const [code] = await identity.codesMailed(maya.email);
    const guesses = Array.from({ length: 2 * MOST_TRIES }, () => refusalOf(signIn(maya.email, wrong(code!))));
    for (const { status } of await Promise.all(guesses)) expect(status).toBe(400);
    expect(await codesOf().findOne({ email: maya.email })).toMatchObject({ tries: MOST_TRIES });
    expect(await refusalOf(signIn(maya.email, code!))).toMatchObject({ status: 400 });
  });

  it('lets in one of those who use it at the same time', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    await askForCode(maya.email);
    const [code] = await identity.codesMailed(maya.email);
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => signIn(maya.email, code!)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes those sent before along when it is used', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    await askForCode(maya.email);
    await askForCode(maya.email);
    const [first, second] = await identity.codesMailed(maya.email);
    expect(await signIn(maya.email, second!)).toBe(true);
    expect(await refusalOf(signIn(maya.email, first!))).toMatchObject({ status: 400 });
  });

  it('works although another was sent after it', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    await askForCode(maya.email);
    await askForCode(maya.email);
    const [first] = await identity.codesMailed(maya.email);
    expect(await signIn(maya.email, first!)).toBe(true);
  });

  it('is sent no more than three times while those before work', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    for (let sent = 0; sent < MOST_OUTSTANDING + 2; sent += 1)
      expect(await askForCode(maya.email)).toBe(true);
    expect(await identity.codesMailed(maya.email)).toHaveLength(MOST_OUTSTANDING);
  });

  it('is sent no more than a few times an hour, from one place, so that guessing has an end', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    for (let sent = 0; sent < MOST_FROM_NETWORK + 2; sent += 1) {
      await askForCode(maya.email);
      await codesOf().updateMany({ email: maya.email }, { $set: { tries: MOST_TRIES } });
    }
    expect(await identity.codesMailed(maya.email)).toHaveLength(MOST_FROM_NETWORK);
    const anHourAgo = new Date(Date.now() - CODE_RETENTION_SECONDS * 1000);
    await codesOf().updateMany({ email: maya.email }, { $set: { created_at: anHourAgo } });
    await askForCode(maya.email);
    expect(await identity.codesMailed(maya.email)).toHaveLength(MOST_FROM_NETWORK + 1);
  });
});

describe('asking for a code', () => {
  it('answers and works the same for an address without an account, to which nothing is sent', async () => {
    const [maya, nobody] = [aPerson(), anAddress()];
    await identity.withPeople([maya]);
    expect(await askForCode(maya.email)).toBe(true);
    expect(await askForCode(nobody)).toBe(true);
    const [known, unknown] = await Promise.all(
      [maya.email, nobody].map((email) => codesOf().countDocuments({ email })),
    );
    expect(unknown).toBe(known);
    expect(await identity.codesMailed(nobody)).toEqual([]);
    expect(await refusalOf(signIn(nobody, '123456'))).toMatchObject({
      body: { message: MESSAGES.wrongCode },
    });
  });

  it('sends none to somebody who was deleted', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    await identity.remove(maya);
    expect(await askForCode(maya.email)).toBe(true);
    expect(await identity.codesMailed(maya.email)).toEqual([]);
  });

  it('says the same of a wrong code, whether or not there is an account', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    await askForCode(maya.email);
    const [code] = await identity.codesMailed(maya.email);
    const refusals = [
      await refusalOf(signIn(maya.email, wrong(code!))),
      await refusalOf(signIn(anAddress(), '123456')),
      await refusalOf(signUp(anAddress(), '123456')),
    ];
    for (const { status, body } of refusals) {
      expect({ status, body }).toEqual({ status: 400, body: { message: MESSAGES.wrongCode } });
    }
  });
});

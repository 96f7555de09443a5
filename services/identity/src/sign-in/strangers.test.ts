import { MESSAGES } from '@coaching/contracts';
import type { Visitor } from '@coaching/service-kit';
import type { CodeRecord } from '../codes/code-record';
import {
  MOST_FROM_NETWORK,
  MOST_FROM_STRANGERS,
  MOST_OUTSTANDING,
  MOST_STORED,
  MOST_TRIES,
  MOST_TRIES_OF_ALL,
} from '../codes/code-rules';
import { anOrganization, aPerson, at } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';
import { refusalOf } from '../testing/refusal';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

type Browser = Partial<Visitor>;
const askForCode = (email: string, from: Browser) =>
  identity.call('createOtp', { body: { email } }, null, from);
const signUp = (email: string, from: Browser, course_code?: string) =>
  identity.call('loginCheck', { body: { email, course_code } }, null, from);
const tryCode = (email: string, otp: string, from: Browser) =>
  identity.call('verifyOtp', { body: { email, otp } }, null, from);
const verify = (email: string, verification_code: string, from: Browser) =>
  identity.call('verifyEmail', { body: { email, verification_code } }, null, from);
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const codesOf = () => identity.service.context.db.collection<CodeRecord>('codes');
const isWrong = { status: 400, body: { message: MESSAGES.wrongCode } };

let made = 0;
/** A browser of its own, in a network of its own unless one is given. */
function aBrowser(network = ''): Browser {
  made += 1;
  return { id: `browser-${made}`, is_new: false, network: network || `203.0.${made >> 8}.${made & 255}` };
}

async function maya() {
  const person = aPerson();
  await identity.withPeople([person]);
  return person.email;
}
const mailed = async (email: string) => (await identity.codesMailed(email)).length;

/** Has every code count as tried, so that only how many there were still does. */
const asTried = (email: string) => codesOf().updateMany({ email }, { $set: { tries: MOST_TRIES } });

describe('strangers who ask for codes of somebody', () => {
  it('leave her a mail and a code that works, also in a browser that nobody knows', async () => {
    const email = await maya();
    const strangers = Array.from({ length: 4 }, () => aBrowser());
    for (const stranger of strangers)
      for (let sent = 0; sent < 3; sent += 1) await askForCode(email, stranger);
    const hers = aBrowser();
    await askForCode(email, hers);
    const code = (await identity.codesMailed(email)).at(-1)!;
    expect(await tryCode(email, code, hers)).toBe(true);
  });

  it('cannot have more than a few sent, whatever cookies they drop', async () => {
    const email = await maya();
    for (let sent = 0; sent < 2 * MOST_FROM_NETWORK; sent += 1) {
      await askForCode(email, aBrowser('198.51.100.1'));
      await asTried(email);
    }
    expect(await mailed(email)).toBe(MOST_FROM_NETWORK);
    expect(await refusalOf(tryCode(email, '000000', aBrowser('198.51.100.1')))).toMatchObject(isWrong);
  });

  it('cannot flood her mailbox from everywhere, and not keep a device she knows from its own', async () => {
    const email = await maya();
    for (let sent = 0; sent < MOST_FROM_STRANGERS + 5; sent += 1) await askForCode(email, aBrowser());
    expect(await mailed(email)).toBe(MOST_FROM_STRANGERS);
    const hers = { ...aBrowser(), device: 'hers' };
    await askForCode(email, hers);
    const codes = await identity.codesMailed(email);
    expect(codes).toHaveLength(MOST_FROM_STRANGERS + 1);
    expect(await tryCode(email, codes.at(-1)!, hers)).toBe(true);
  });

  it('who stole the name of her device have no more sent than she could', async () => {
    const email = await maya();
    for (let sent = 0; sent < MOST_STORED + 3; sent += 1) {
      await askForCode(email, { ...aBrowser(), device: 'stolen' });
      await asTried(email);
    }
    expect(await mailed(email)).toBe(MOST_STORED);
  });

  it('get no more by asking at the same time', async () => {
    const email = await maya();
    const stranger = aBrowser();
    await Promise.all(Array.from({ length: 8 }, () => askForCode(email, stranger)));
    expect(await mailed(email)).toBe(MOST_OUTSTANDING);
  });
});

describe('tries from elsewhere', () => {
  it('use nothing of a code up', async () => {
    const email = await maya();
    const hers = aBrowser();
    await askForCode(email, hers);
    const [code] = await identity.codesMailed(email);
    for (let from = 0; from < 4; from += 1) {
      const stranger = aBrowser();
      for (let tries = 0; tries < MOST_TRIES; tries += 1)
        expect(await refusalOf(tryCode(email, wrong(code!), stranger))).toMatchObject(isWrong);
    }
    const elsewhere = { is_new: true, network: '198.51.100.77' };
    for (let tries = 0; tries < 2 * MOST_TRIES; tries += 1)
      expect(await refusalOf(tryCode(email, wrong(code!), elsewhere))).toMatchObject(isWrong);
    expect(await tryCode(email, code!, hers)).toBe(true);
  });

  it('do not find it, even with the code', async () => {
    const email = await maya();
    const hers = aBrowser();
    await askForCode(email, hers);
    const [code] = await identity.codesMailed(email);
    const strangers = [aBrowser(), aBrowser(hers.network), { is_new: true, network: hers.network }];
    for (const stranger of strangers)
      expect(await refusalOf(tryCode(email, code!, stranger))).toMatchObject(isWrong);
    expect(await tryCode(email, code!, hers)).toBe(true);
  });
});

describe('a client without cookies', () => {
  it('asks for a code and uses it', async () => {
    const email = await maya();
    const client = { is_new: true, network: '203.0.113.200' };
    await askForCode(email, { ...client, id: 'one' });
    const [code] = await identity.codesMailed(email);
    expect(await tryCode(email, code!, { ...client, id: 'two' })).toBe(true);
  });

  it('does not use up the tries of a browser that had no cookie when it asked', async () => {
    const email = await maya();
    const hers = { id: 'given-with-the-answer', network: '203.0.113.201' };
    await askForCode(email, { ...hers, is_new: true });
    const [code] = await identity.codesMailed(email);
    for (let tries = 0; tries < 2 * MOST_TRIES; tries += 1)
      expect(await refusalOf(tryCode(email, wrong(code!), { ...hers, id: 'x', is_new: true }))).toMatchObject(
        isWrong,
      );
    expect(await refusalOf(tryCode(email, code!, { ...hers, id: 'x', is_new: true }))).toMatchObject(isWrong);
    expect(await tryCode(email, code!, { ...hers, is_new: false })).toBe(true);
  });
});

describe('a code at sign-up', () => {
  it('takes no course along that somebody else asked for', async () => {
    const cedar = anOrganization('Cedar', 'Reads');
    const course = `CODE-${made}`;
    cedar.programs[0]!.course_code = course;
    await identity.withPeople([], [cedar]);
    const email = `newcomer-${made}@school.test`;
    const stranger = aBrowser();
    await signUp(email, stranger, course);
    const [theirs] = await identity.codesMailed(email);
    const hers = aBrowser();
    expect(await refusalOf(verify(email, theirs!, hers))).toMatchObject(isWrong);
    await signUp(email, hers);
    const code = (await identity.codesMailed(email)).at(-1)!;
    expect(await verify(email, code, hers)).toBe(true);
    const { user_uid } = identity.grants.at(-1)!;
    expect((await identity.actorFor({ uid: user_uid })).schools).toEqual([]);
    expect(await refusalOf(verify(email, theirs!, stranger))).toMatchObject(isWrong);
  });
});

describe('a code that somebody else had sent', () => {
  async function aReset() {
    const cedar = anOrganization('Cedar');
    const admin = aPerson({ schools: [at(cedar, 'Organization Admin')] });
    const coach = aPerson({ schools: [at(cedar, 'Coach')] });
    await identity.withPeople([admin, coach], [cedar]);
    await identity.call('sendReset', { body: { uid: coach.uid } }, await identity.actorFor(admin, cedar));
    const [code] = await identity.codesMailed(coach.email);
    return { email: coach.email, code: code! };
  }

  it('works in whatever browser its receiver has', async () => {
    const { email, code } = await aReset();
    expect(await tryCode(email, code, aBrowser())).toBe(true);
  });

  it('is not used up by one who guesses, and not for ever by all who do', async () => {
    const { email, code } = await aReset();
    const network = '198.51.100.3';
    for (let tries = 0; tries < 2 * MOST_TRIES; tries += 1)
      await refusalOf(tryCode(email, wrong(code), aBrowser(network)));
    expect(await codesOf().findOne({ email })).toMatchObject({ tries: MOST_TRIES });
    expect(await refusalOf(tryCode(email, code, aBrowser(network)))).toMatchObject(isWrong);
    await codesOf().updateOne({ email }, { $set: { tries: MOST_TRIES_OF_ALL } });
    expect(await refusalOf(tryCode(email, code, aBrowser()))).toMatchObject(isWrong);
    await codesOf().updateOne({ email }, { $set: { tries: MOST_TRIES_OF_ALL - 1 } });
    expect(await tryCode(email, code, aBrowser())).toBe(true);
  });
});

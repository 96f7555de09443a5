import { MESSAGES } from '@coaching/contracts';
import { Refused } from '@coaching/service-kit/testing';
import type { CodeRecord } from '../codes/code-record';
import {
  CODE_KEPT_SECONDS,
  CODE_LIFE_MS,
  MOST_KEPT,
  MOST_OUTSTANDING,
  MOST_TRIES,
} from '../codes/code-rules';
import { CODES } from '../codes/codes-repository';
import { peopleIn } from '../people/people-repository';
import { anOrganization, aPerson, at, inProgram } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';

jest.setTimeout(60_000);

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

const begin = (email: string, course_code?: string) =>
  identity.call('loginCheck', { body: { email, course_code } }, null);
const askForCode = (email: string) => identity.call('createOtp', { body: { email } }, null);
const signUp = (email: string, verification_code: string) =>
  identity.call('verifyEmail', { body: { email, verification_code } }, null);
const signIn = (email: string, otp: string) => identity.call('verifyOtp', { body: { email, otp } }, null);
const codesOf = () => identity.service.context.db.collection<CodeRecord>(CODES);
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

let made = 0;
function next(): number {
  made += 1;
  return made;
}
const anAddress = () => `newcomer-${next()}@school.test`;

async function refusalOf(asked: Promise<unknown>): Promise<Refused> {
  const error = await asked.catch((reason: unknown) => reason);
  if (error instanceof Refused) return error;
  throw new Error('This was not refused.');
}

const personAt = async (email: string) => (await peopleIn(identity.service.context.db).findByLogin(email))!;

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
    for (let asked = 0; asked < MOST_OUTSTANDING + 2; asked += 1)
      expect(await askForCode(maya.email)).toBe(true);
    expect(await identity.codesMailed(maya.email)).toHaveLength(MOST_OUTSTANDING);
  });

  it('is sent no more than ten times an hour, so that guessing has an end', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    for (let asked = 0; asked < MOST_KEPT + 2; asked += 1) {
      await askForCode(maya.email);
      await codesOf().updateMany({ email: maya.email }, { $set: { tries: MOST_TRIES } });
    }
    expect(await identity.codesMailed(maya.email)).toHaveLength(MOST_KEPT);
    const anHourAgo = new Date(Date.now() - CODE_KEPT_SECONDS * 1000);
    await codesOf().updateMany({ email: maya.email }, { $set: { created_at: anHourAgo } });
    await askForCode(maya.email);
    expect(await identity.codesMailed(maya.email)).toHaveLength(MOST_KEPT + 1);
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

describe('signing up', () => {
  it('makes the account of a standalone coach without a licence once the address is proved', async () => {
    const email = anAddress();
    expect(await begin(email.toUpperCase())).toBe(true);
    const [code] = await identity.codesMailed(email);
    expect(await peopleIn(identity.service.context.db).findByLogin(email)).toBeNull();
    expect(await signUp(email, code!)).toBe(true);

    const person = await personAt(email);
    expect(identity.grants.at(-1)).toMatchObject({ user_uid: person.uid, organization_uid: null });
    const actor = await identity.actorFor(person);
    expect(actor).toMatchObject({ roles: ['Coach'], schools: [], licenses: [] });
    const { user } = await identity.call('getUserSession', {}, actor);
    expect(user).toMatchObject({
      email,
      username: '',
      initials: '',
      uams: [{ system: 'email', system_key: email }],
    });
    expect(await identity.published()).toContainEqual(
      expect.objectContaining({ type: 'user.updated', entity_uid: person.uid }),
    );
  });

  it('signs in somebody who has an account already, and makes no other', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    await begin(maya.email);
    const [code] = await identity.codesMailed(maya.email);
    expect(await signUp(maya.email, code!)).toBe(true);
    expect(identity.grants.at(-1)).toMatchObject({ user_uid: maya.uid });
  });

  it('makes one account when the same address proves itself twice', async () => {
    const email = anAddress();
    for (let times = 0; times < 2; times += 1) {
      await begin(email);
      const code = (await identity.codesMailed(email)).at(-1);
      expect(await signUp(email, code!)).toBe(true);
    }
    const people = peopleIn(identity.service.context.db).collection;
    expect(await people.countDocuments({ email })).toBe(1);
  });

  it('says the same whether or not the address has an account', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    const email = anAddress();
    expect(await begin(maya.email)).toBe(true);
    expect(await begin(email)).toBe(true);
    expect(await identity.codesMailed(maya.email)).toHaveLength(1);
    expect(await identity.codesMailed(email)).toHaveLength(1);
  });

  describe('with a course code', () => {
    const course = () => {
      const cedar = anOrganization('Cedar Grove', 'Elementary');
      cedar.programs[0]!.course_code = `READ-${next()}`;
      return cedar;
    };

    it('makes a coachee of that program, who works in its organisation', async () => {
      const [cedar, email] = [course(), anAddress()];
      await identity.withPeople([], [cedar]);
      await begin(email, ` ${cedar.programs[0]!.course_code!.toLowerCase()} `);
      const [code] = await identity.codesMailed(email);
      await signUp(email, code!);
      const { uid } = await personAt(email);
      expect(await identity.actorFor({ uid })).toMatchObject({
        organization_uid: cedar.uid,
        roles: [],
        schools: [
          {
            organization_uid: cedar.uid,
            roles: [],
            programs: [{ program_uid: cedar.programs[0]!.uid, roles: ['Coachee'] }],
          },
        ],
      });
    });

    it('brings somebody with an account into the program, and leaves what they were there', async () => {
      const [cedar, lakeside] = [course(), anOrganization('Lakeside')];
      const newcomer = aPerson({ schools: [at(lakeside, 'Coach')] });
      const colleague = aPerson({ schools: [at(cedar, 'Coach')] });
      const coach = aPerson({ schools: [inProgram(cedar, 0, 'Coach')] });
      await identity.withPeople([newcomer, colleague, coach], [cedar, lakeside]);
      for (const { email } of [newcomer, colleague, coach]) {
        await begin(email, cedar.programs[0]!.course_code!);
        const [code] = await identity.codesMailed(email);
        await signUp(email, code!);
      }
      const place = (...roles: string[]) => [{ program_uid: cedar.programs[0]!.uid, roles }];
      expect((await identity.actorFor(newcomer)).schools).toEqual([
        { organization_uid: lakeside.uid, roles: ['Coach'], programs: [] },
        { organization_uid: cedar.uid, roles: [], programs: place('Coachee') },
      ]);
      expect((await identity.actorFor(colleague)).schools).toEqual([
        { organization_uid: cedar.uid, roles: ['Coach'], programs: place('Coachee') },
      ]);
      expect((await identity.actorFor(coach)).schools).toEqual([
        { organization_uid: cedar.uid, roles: [], programs: place('Coach') },
      ]);
    });

    it('that nobody knows is refused on its field, and no mail is sent', async () => {
      const email = anAddress();
      expect(await refusalOf(begin(email, 'NO-SUCH-COURSE'))).toMatchObject({
        status: 400,
        body: { message: MESSAGES.unknownCourseCode, errors: [{ path: 'course_code' }] },
      });
      expect(await identity.codesMailed(email)).toEqual([]);
    });
  });
});

describe('what does not belong', () => {
  const post = (path: string, body: unknown) =>
    fetch(`${identity.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-actor-token': identity.tokenOf(null) },
      body: JSON.stringify(body),
    });

  it.each([
    ['/login_check', { email: { $ne: '' } }, 'email'],
    ['/login_check', { email: 'pat' }, 'email'],
    ['/login_check', { email: 'pat@school.test', course_code: { $gt: '' } }, 'course_code'],
    ['/login_check', { email: 'pat@school.test\r\nBcc: all@school.test' }, 'email'],
    ['/login_check', { email: 'pat@school.test\nSubject: Hello' }, 'email'],
    ['/login_check', { email: 'pat@school.test, all@school.test' }, 'email'],
    ['/login_check', { email: '"Pat\r\nBcc: all@school.test" <pat@school.test>' }, 'email'],
    ['/login_check', { email: 'pat@school.test', roles: ['Superuser'] }, ''],
    ['/create_otp', { email: ['pat@school.test'] }, 'email'],
    ['/create_otp', { email: 'pat@school.test\u0000' }, 'email'],
    ['/create_otp', { email: 'pat@school.test', redirect_to: { $ne: 1 } }, 'redirect_to'],
    ['/verify_otp', { email: 'pat@school.test', otp: { $gt: '' } }, 'otp'],
    ['/verify_otp', { email: 'pat@school.test', otp: 123456 }, 'otp'],
    ['/verify_otp', { email: { $regex: '.*' }, otp: '123456' }, 'email'],
    ['/verify_email', { email: 'pat@school.test', verification_code: ['123456'] }, 'verification_code'],
    ['/verify_email', { email: 'pat@school.test', verification_code: '1234567' }, 'verification_code'],
  ])('is refused: %s %j', async (path, body, where) => {
    const response = await post(path, body);
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { path: string }[] };
    expect(errors.map((error) => error.path)).toEqual([where]);
  });

  it('is refused with the sentence of the specification when a code is too long', async () => {
    const response = await post('/verify_otp', { email: 'pat@school.test', otp: '12345678' });
    expect(await response.json()).toMatchObject({ message: 'Please use 6 digits, current length: 8' });
  });
});

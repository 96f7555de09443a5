import { MESSAGES } from '@coaching/contracts';
import { Refused } from '@coaching/service-kit/testing';
import { importPeople } from '../import/import-people';
import { peopleIn } from '../people/people-repository';
import { anOrganization, aPerson, at, password } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

const login = (email: string, given = password) =>
  identity.call('login', { body: { email, password: given } }, null);

/** The refusal of a sign-in, as the browser gets it. */
async function refusalOf(signIn: Promise<unknown>): Promise<Refused> {
  const error = await signIn.catch((reason: unknown) => reason);
  if (error instanceof Refused) return error;
  throw new Error('The sign-in was not refused.');
}

/** Posts a body that the contract's types would not let through. */
const post = (body: unknown) =>
  fetch(`${identity.origin}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-actor-token': identity.tokenOf(null) },
    body: JSON.stringify(body),
  });

describe('signing in', () => {
  it('answers true and grants a session for the person, in their first organisation', async () => {
    const cedar = anOrganization('Cedar Grove');
    const maya = aPerson({ schools: [at(cedar, 'Coach')] });
    await identity.withPeople([maya], [cedar]);

    expect(await login(maya.email)).toBe(true);
    expect(identity.grants.at(-1)).toEqual({
      user_uid: maya.uid,
      organization_uid: cedar.uid,
      session_epoch: 0,
    });
  });

  it('starts in the organisation a person has chosen as theirs, while they are in it', async () => {
    const [cedar, lakeside] = [anOrganization('Cedar Grove'), anOrganization('Lakeside')];
    const schools = [at(cedar, 'Coach'), at(lakeside, 'Coach')];
    const inBoth = aPerson({ schools, default_organization_uid: lakeside.uid });
    const gone = aPerson({ schools: [at(cedar, 'Coach')], default_organization_uid: lakeside.uid });
    await identity.withPeople([inBoth, gone], [cedar, lakeside]);

    await login(inBoth.email);
    expect(identity.grants.at(-1)).toMatchObject({ organization_uid: lakeside.uid });
    await login(gone.email);
    expect(identity.grants.at(-1)).toMatchObject({ organization_uid: cedar.uid });
  });

  it('starts a standalone person in no organisation', async () => {
    const solo = aPerson({ roles: ['Coach'] });
    await identity.withPeople([solo]);
    await login(solo.email);
    expect(identity.grants.at(-1)).toEqual({ user_uid: solo.uid, organization_uid: null, session_epoch: 0 });
  });

  it('knows an address in any case and with spaces around it', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    expect(await login(`  ${maya.email.toUpperCase()} `)).toBe(true);
  });
});

describe('a sign-in that fails', () => {
  it('says the same for a wrong password, an unknown address and a deleted person, and grants nothing', async () => {
    const [maya, gone] = [aPerson(), aPerson()];
    await identity.withPeople([maya, gone]);
    await identity.remove(gone);
    const granted = identity.grants.length;

    const refusals = [
      await refusalOf(login(maya.email, 'something else')),
      await refusalOf(login('nobody@school.test')),
      await refusalOf(login(gone.email)),
    ];
    for (const { status, body } of refusals) {
      expect(status).toBe(400);
      expect(body).toEqual({ message: MESSAGES.wrongCredentials });
    }
    expect(identity.grants).toHaveLength(granted);
  });

  it('refuses everyone who has not chosen a password yet', async () => {
    const invited = aPerson();
    await identity.withPeople([invited]);
    const { model } = peopleIn(identity.service.context.connection);
    await model.updateOne({ uid: invited.uid }, { $set: { password_hash: null } });
    expect(await refusalOf(login(invited.email))).toMatchObject({ status: 400 });
  });

  it.each([
    ['an operator for an address', { email: { $ne: null }, password }, 'email'],
    ['an operator for a password', { email: 'pat@school.test', password: { $gt: '' } }, 'password'],
    ['a list of addresses', { email: ['pat@school.test'], password }, 'email'],
    ['no address', { password }, 'email'],
    ['what is no address', { email: 'pat', password }, 'email'],
    ['an empty password', { email: 'pat@school.test', password: '' }, 'password'],
    ['a password too long to hash', { email: 'pat@school.test', password: 'x'.repeat(201) }, 'password'],
    ['a field it does not know', { email: 'pat@school.test', password, $where: 'true' }, ''],
    ['a list', [], ''],
    ['null', null, ''],
  ])('refuses %s and says where', async (_what, body, path) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    const { message, errors = [{ path: '' }] } = (await response.json()) as {
      message: string;
      errors?: { path: string }[];
    };
    expect(message).toMatch(/\.$/);
    expect(errors.map((error) => error.path)).toEqual([path]);
  });
});

it('stores passwords as argon2id at 19 MiB and two passes, each salted on its own', async () => {
  const [one, other] = [aPerson(), aPerson()];
  await importPeople(identity.service.context, { organizations: [], users: [one, other] });
  const { model } = peopleIn(identity.service.context.connection);
  const stored = await model.find({ uid: { $in: [one.uid, other.uid] } }).lean();
  const hashes = stored.map(({ password_hash }) => password_hash);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(new Set(hashes).size).toBe(2);
  expect(JSON.stringify(stored)).not.toContain(password);
});

it('signs out whoever asks, also when nobody is signed in', async () => {
  expect(await identity.call('logout', {}, null)).toEqual({ ok: true });
});

import type { CallName } from '@coaching/contracts';
import type { ImportedPerson } from '../import/imported';
import { peopleIn } from '../people/people-repository';
import { anOrganization, aPerson, at, inProgram } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';
import { refusalOf } from '../testing/refusal';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

/** Two programs of one organisation, another organisation, staff and practices of their own. */
function everyone() {
  const cedar = anOrganization('Cedar Grove', 'Elementary', 'Secondary');
  const lakeside = anOrganization('Lakeside', 'Upper');
  const solo = aPerson({ roles: ['Coach'] });
  const people = {
    coachee: aPerson({ schools: [inProgram(cedar, 0, 'Coachee')] }),
    colleague: aPerson({ schools: [inProgram(cedar, 0, 'Coachee')] }),
    coach: aPerson({ schools: [inProgram(cedar, 0, 'Coach')] }),
    programAdmin: aPerson({ schools: [inProgram(cedar, 0, 'Program Admin')] }),
    otherProgramAdmin: aPerson({ schools: [inProgram(cedar, 1, 'Program Admin')] }),
    billing: aPerson({ schools: [at(cedar, 'Billing')] }),
    admin: aPerson({ schools: [at(cedar, 'Organization Admin')] }),
    otherAdmin: aPerson({ schools: [at(lakeside, 'Organization Admin')] }),
    inBoth: aPerson({ schools: [inProgram(cedar, 0, 'Coachee'), inProgram(lakeside, 0, 'Coach')] }),
    withPractice: aPerson({ roles: ['Coach'], schools: [at(cedar, 'Coach')] }),
    alsoClient: aPerson({ coaches: [solo.uid], schools: [at(cedar, 'Coachee')] }),
    solo,
    client: aPerson({ coaches: [solo.uid] }),
    contentManager: aPerson({ roles: ['Content Manager'] }),
    support: aPerson({ roles: ['Support'] }),
    superuser: aPerson({ roles: ['Superuser'] }),
  };
  return { people, organizations: [cedar, lakeside] };
}

type Who = keyof ReturnType<typeof everyone>['people'];

/** Those named, in a world of their own. */
async function some(...names: Who[]): Promise<ImportedPerson[]> {
  const { people, organizations } = everyone();
  const named = names.map((name) => people[name]);
  await identity.withPeople([...new Set(named)], organizations);
  return named;
}

/** Every call that touches an account, done by one person to another. */
const deeds: Partial<Record<CallName, (actor: ImportedPerson, person: ImportedPerson) => Promise<unknown>>> =
  {
    updateUser: async (actor, { uid }) =>
      identity.call(
        'updateUser',
        { body: { user: { uid, first_name: 'Ada' } } },
        await identity.actorFor(actor),
      ),
    newPassword: async (actor, { uid }) =>
      identity.call(
        'newPassword',
        { body: { user_uid: uid, password: 'Another-chalk-2' } },
        await identity.actorFor(actor),
      ),
    addEmail: async (actor, { uid }) =>
      identity.call(
        'addEmail',
        { body: { uid, email: `more-${uid.toLowerCase()}@school.test` } },
        await identity.actorFor(actor),
      ),
    verifyNewEmail: async (actor, { uid }) =>
      identity.call(
        'verifyNewEmail',
        { body: { uid, email: 'new@school.test', verification_code: '123456' } },
        await identity.actorFor(actor),
      ),
    deleteEmail: async (actor, { uid }) =>
      identity.call(
        'deleteEmail',
        { body: { uid, system: 'email', system_key: 'nobody@school.test' } },
        await identity.actorFor(actor),
      ),
    sendReset: async (actor, { uid }) =>
      identity.call('sendReset', { body: { uid } }, await identity.actorFor(actor)),
    deleteUser: async (actor, { uid }) =>
      identity.call('deleteUser', { params: { id: uid } }, await identity.actorFor(actor)),
  };

/** What the deed comes to: done, or the status of its refusal; a wrong code is the deed's own business. */
async function outcome(deed: Promise<unknown>): Promise<number> {
  try {
    await deed;
    return 200;
  } catch (refusal) {
    const { status } = refusal as { status: number };
    return status === 400 ? 200 : status;
  }
}

const logins = ['newPassword', 'addEmail', 'deleteEmail'] as const;
const cares = ['updateUser', 'sendReset'] as const;
const runs = [...logins, 'deleteUser'] as const;
const all = [...cares, ...runs, 'verifyNewEmail'] as const;
const allButReset = ['updateUser', ...runs, 'verifyNewEmail'] as const;

/** By whom, to whom, what, and how it ends. */
const table: [actor: Who, person: Who, calls: readonly CallName[], status: number][] = [
  ['coachee', 'coachee', all, 200],
  ['coachee', 'colleague', all, 404],
  ['coachee', 'coach', all, 404],
  ['coach', 'coachee', all, 403],
  ['billing', 'coachee', all, 403],
  ['programAdmin', 'coachee', cares, 200],
  ['programAdmin', 'coachee', [...runs, 'verifyNewEmail'], 403],
  ['programAdmin', 'inBoth', ['sendReset'], 200],
  ['programAdmin', 'inBoth', allButReset, 403],
  ['programAdmin', 'admin', all, 404],
  ['otherProgramAdmin', 'coachee', all, 404],
  ['admin', 'coachee', cares, 200],
  ['admin', 'coachee', [...runs, 'verifyNewEmail'], 403],
  ['admin', 'programAdmin', cares, 200],
  ['admin', 'programAdmin', runs, 403],
  ['admin', 'inBoth', ['sendReset'], 200],
  ['admin', 'inBoth', allButReset, 403],
  ['admin', 'withPractice', allButReset, 403],
  ['admin', 'alsoClient', allButReset, 403],
  ['admin', 'solo', all, 404],
  ['admin', 'superuser', all, 404],
  ['otherAdmin', 'coachee', all, 404],
  ['otherAdmin', 'admin', all, 404],
  ['solo', 'client', all, 403],
  ['solo', 'coachee', all, 404],
  ['contentManager', 'coachee', all, 404],
  ['support', 'coachee', [...cares, ...runs], 200],
  ['support', 'coachee', ['verifyNewEmail'], 403],
  ['support', 'solo', [...cares, ...runs], 200],
  ['support', 'superuser', all, 403],
  ['support', 'contentManager', all, 403],
  ['superuser', 'inBoth', [...cares, ...runs], 200],
  ['superuser', 'support', [...cares, ...runs], 200],
  ['superuser', 'support', ['verifyNewEmail'], 403],
];

it.each(
  table.flatMap(([actor, person, calls, status]) =>
    calls.map((call) => [actor, person, call, status] as const),
  ),
)('%s to %s: %s is answered %i', async (actor, person, call, status) => {
  const [doer, target] = await some(actor, person);
  const { model } = peopleIn(identity.service.context.connection);
  const before = await model.findOne({ uid: target!.uid }).lean();
  expect(await outcome(deeds[call]!(doer!, target!))).toBe(status);
  if (status !== 200) expect(await model.findOne({ uid: target!.uid }).lean()).toEqual(before);
});

it.each(Object.keys(deeds) as CallName[])(
  '%s finds nobody who does not exist, in the words for one unseen',
  async (call) => {
    const [otherAdmin, coachee] = await some('otherAdmin', 'coachee');
    const hidden = await refusalOf(deeds[call]!(otherAdmin!, coachee!));
    const absent = await refusalOf(deeds[call]!(otherAdmin!, { ...coachee!, uid: 'no-such-person' }));
    expect({ status: absent.status, body: absent.body }).toEqual({ status: 404, body: hidden.body });
  },
);

it.each([
  ['POST', '/update_user', { user: { uid: 'pat', first_name: 'Ada' } }],
  ['POST', '/new_password', { user_uid: 'pat', password: 'Another-chalk-2' }],
  ['POST', '/add_email', { uid: 'pat', email: 'more@school.test' }],
  ['POST', '/verify_new_email', { uid: 'pat', email: 'more@school.test', verification_code: '123456' }],
  ['POST', '/delete_email', { uid: 'pat', system: 'email', system_key: 'pat@school.test' }],
  ['POST', '/send_reset', { uid: 'pat' }],
  ['POST', '/confirm_session', { email: 'pat@school.test', password: 'guess' }],
  ['POST', '/sign_out_everywhere', undefined],
  ['DELETE', '/user/pat', undefined],
  ['GET', '/get_organizations', undefined],
])('%s %s is for those who are signed in', async (method, path, body) => {
  const headers = { 'content-type': 'application/json', 'x-actor-token': identity.tokenOf(null) };
  const response = await fetch(identity.origin + path, { method, headers, body: JSON.stringify(body) });
  expect(response.status).toBe(401);
});

it('goes by what a person is now, not by what the one who asks last saw', async () => {
  const [support, coachee, superuser] = await some('support', 'coachee', 'superuser');
  const { model } = peopleIn(identity.service.context.connection);
  await model.updateOne({ uid: coachee!.uid }, { $set: { roles: ['Support'] } });
  expect(await outcome(deeds.newPassword!(support!, coachee!))).toBe(403);
  expect(await outcome(deeds.newPassword!(superuser!, coachee!))).toBe(200);
});

import { type Actor, MESSAGES, newUid } from '@coaching/contracts';
import { binForTest } from '@coaching/service-kit/testing';
import { anOrganization, aPerson, at, inProgram, password } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

async function aSchool() {
  const cedar = anOrganization('Cedar Grove', 'Elementary', 'Secondary');
  const lakeside = anOrganization('Lakeside', 'Upper');
  const people = {
    superuser: aPerson({ roles: ['Superuser'] }),
    support: aPerson({ roles: ['Support'] }),
    contentManager: aPerson({ roles: ['Content Manager'] }),
    admin: aPerson({ schools: [at(cedar, 'Organization Admin')] }),
    programAdmin: aPerson({ schools: [inProgram(cedar, 0, 'Program Admin')] }),
    coach: aPerson({ schools: [at(cedar, 'Coach')] }),
    otherAdmin: aPerson({ schools: [at(lakeside, 'Organization Admin')] }),
  };
  await identity.withPeople(Object.values(people), [cedar, lakeside]);
  const actors = {} as Record<keyof typeof people, Actor>;
  for (const name of Object.keys(people) as (keyof typeof people)[])
    actors[name] = await identity.actorFor(people[name]);
  return { cedar, program: cedar.programs[0]!, people, actors };
}
const bin = () => binForTest('identity', identity);
const deleteProgram = (actor: Actor, org: string, id: string) =>
  identity.call('deleteProgram', { params: { org, id } }, actor);
const deleteOrganization = (actor: Actor, id: string) =>
  identity.call('deleteOrganization', { params: { id } }, actor);

it('a program is found by staff and the administrators of its organisation', async () => {
  const { cedar, program, people, actors } = await aSchool();
  await deleteProgram(actors.admin, cedar.uid, program.uid);
  const object = { kind: 'program', uid: program.uid };
  expect(await bin().finders(actors, object)).toEqual(['admin', 'superuser', 'support']);
  expect(await bin().found(actors.admin, program.uid)).toMatchObject([
    { noun: 'Program', title: program.program_name, place: cedar.name, deleted_by: people.admin.uid },
  ]);
  await bin().restore(actors.admin, 'program', program.uid);
  const params = { org: cedar.uid, id: program.uid };
  expect(await identity.call('getProgram', { params }, actors.admin)).toMatchObject({
    program: { uid: program.uid },
  });
});

it('an organisation is found by staff, and its programs come back along', async () => {
  const { cedar, program, actors } = await aSchool();
  await deleteOrganization(actors.support, cedar.uid);
  const object = { kind: 'organization', uid: cedar.uid };
  expect(await bin().finders(actors, object)).toEqual(['superuser', 'support']);
  expect(await bin().found(actors.support, program.uid)).toEqual([]);
  expect(await bin().preview(actors.support, 'organization', cedar.uid)).toEqual({
    along: ['Program Elementary', 'Program Secondary'],
    obstacles: [],
  });
  await bin().restore(actors.support, 'organization', cedar.uid);
  const { organization } = await identity.call(
    'getOrganization',
    { params: { id: cedar.uid } },
    actors.support,
  );
  expect(organization.programs).toHaveLength(2);
});

it('says what stands in the way of an organisation and of a program', async () => {
  const { cedar, program, actors } = await aSchool();
  const subdomain = newUid().toLowerCase();
  const org_domain = `${subdomain}.test`;
  const save = (uid: string, more: object) =>
    identity.call('saveOrganization', { body: { organization: { uid, ...more } } }, actors.support);
  await save(cedar.uid, { subdomain, org_domain });
  await deleteProgram(actors.admin, cedar.uid, program.uid);
  await deleteOrganization(actors.support, cedar.uid);
  await save(newUid(), { name: 'Another', subdomain });
  await save(newUid(), { name: 'A Third', org_domain });
  const messages = [
    `Another has the subdomain ${subdomain} by now. Please change it there first, and restore this organization then.`,
    `A Third has the email domain ${org_domain} by now. Please change it there first, and restore this organization then.`,
  ];
  expect(await bin().preview(actors.support, 'organization', cedar.uid)).toMatchObject({
    obstacles: messages.map((message) => ({ message, blocks: true })),
  });
  await expect(bin().restore(actors.support, 'organization', cedar.uid)).rejects.toMatchObject({
    status: 409,
    message: messages.join(' '),
  });
  expect(await bin().preview(actors.support, 'program', program.uid)).toEqual({
    along: [],
    obstacles: [{ message: MESSAGES.organizationDeleted, blocks: true }],
  });
  await expect(bin().restore(actors.support, 'program', program.uid)).rejects.toMatchObject({ status: 409 });
});

const remove = (actor: Actor, id: string) => identity.call('deleteUser', { params: { id } }, actor);

describe('an account', () => {
  const login = (email: string) => identity.call('login', { body: { email, password } }, null);

  it('is found by staff, and comes back with its places and password, told by mail, without its sessions', async () => {
    const { cedar, people, actors } = await aSchool();
    const { uid, email } = people.programAdmin;
    await remove(actors.support, uid);
    expect(await bin().finders(actors, { kind: 'user', uid })).toEqual(['superuser', 'support']);
    expect(await bin().found(actors.support, uid)).toMatchObject([
      {
        noun: 'User',
        title: 'Pat Person',
        place: email,
        deleted_by: people.support.uid,
        path: `/user/${uid}`,
      },
    ]);
    expect(await bin().preview(actors.support, 'user', uid)).toEqual({
      along: [`Place in ${cedar.name}`, 'Place in Elementary'],
      obstacles: [],
    });
    for (let times = 0; times < 2; times += 1) await bin().restore(actors.support, 'user', uid);
    expect((await identity.actorFor(people.programAdmin)).schools).toEqual(actors.programAdmin.schools);
    expect(await login(email)).toBe(true);
    const { session_epoch } = await identity.call('getActor', { params: { user_uid: uid } }, 'gateway');
    expect(session_epoch).toBe(1);
    expect((await identity.accountNewsMails(email)).map(({ news }) => news)).toEqual([
      'account_deleted',
      'account_restored',
    ]);
    const events = (await identity.published()).filter(({ entity_uid }) => entity_uid === uid);
    expect(events.map(({ type, revision }) => [type, revision]).slice(-2)).toEqual([
      ['user.deleted', 2],
      ['user.updated', 3],
    ]);
  });

  it('of who runs the platform is a Superuser’s to bring back', async () => {
    const { people, actors } = await aSchool();
    const { uid } = people.contentManager;
    await remove(actors.superuser, uid);
    expect(await bin().finders(actors, { kind: 'user', uid })).toEqual(['superuser']);
  });

  it('stays deleted while one of its addresses is another account’s', async () => {
    const { people, actors } = await aSchool();
    const { uid, email } = people.coach;
    await remove(actors.support, uid);
    const other = aPerson({ email });
    await identity.withPeople([other]);
    expect(await bin().preview(actors.support, 'user', uid)).toMatchObject({
      obstacles: [{ message: MESSAGES.addressUsedAgain, blocks: true }],
    });
    await expect(bin().restore(actors.support, 'user', uid)).rejects.toMatchObject({
      status: 409,
      message: MESSAGES.addressUsedAgain,
    });
    await remove(actors.support, other.uid);
    await bin().restore(actors.support, 'user', uid);
    expect((await identity.actorFor(people.coach)).uid).toBe(uid);
  });
});

describe('live pages receive a signal', () => {
  /** Listens, and then answers what resolves at the first signal. */
  async function signalled(type: 'person.changed' | 'organization.changed', uid: string) {
    let resolve = () => {};
    const received = new Promise<void>((done) => {
      resolve = done;
    });
    await identity.service.context.signals.listen(type, uid, resolve);
    return { received };
  }

  it('of an organisation or program that goes or comes back, and of an account', async () => {
    const { cedar, program, people, actors } = await aSchool();
    const { uid } = people.coach;
    const params = { org: cedar.uid, id: program.uid };
    const deeds: [Parameters<typeof signalled>, () => Promise<unknown>][] = [
      [['organization.changed', cedar.uid], () => deleteProgram(actors.admin, cedar.uid, program.uid)],
      [['organization.changed', cedar.uid], () => identity.call('undeleteProgram', { params }, actors.admin)],
      [['organization.changed', cedar.uid], () => deleteOrganization(actors.support, cedar.uid)],
      [['organization.changed', cedar.uid], () => bin().restore(actors.support, 'organization', cedar.uid)],
      [
        ['person.changed', uid],
        () => identity.call('disableUser', { body: { user_uid: uid, disabled: true } }, actors.support),
      ],
      [['person.changed', uid], () => remove(actors.support, uid)],
      [['person.changed', uid], () => bin().restore(actors.support, 'user', uid)],
    ];
    for (const [signal, deed] of deeds) {
      const { received } = await signalled(...signal);
      await deed();
      await received;
    }
  });
});

import type { Actor } from '@coaching/contracts';
import { anOrganization, aPerson, at } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';

const cedar = anOrganization();
const [maya, daniel, admin] = [
  aPerson({ schools: [at(cedar, 'Coach')] }),
  aPerson({ schools: [at(cedar, 'Coachee')] }),
  aPerson({ schools: [at(cedar, 'Organization Admin')] }),
];
const [superuser, other, support, content] = [
  aPerson({ roles: ['Superuser'] }),
  aPerson({ roles: ['Superuser'] }),
  aPerson({ roles: ['Support'], username: 'Sam Support' }),
  aPerson({ roles: ['Content Manager'] }),
];

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
  await identity.withPeople([maya, daniel, admin, superuser, other, support, content], [cedar]);
});
afterAll(() => identity.close());

type Somebody = { uid: string };
const become = async (actor: Somebody, person: Somebody, reason = 'A question of hers') =>
  identity.call(
    'becomeUser',
    { params: { id: person.uid }, body: { reason } },
    await identity.actorFor(actor),
  );
/** Who is to services that is signed in as somebody. */
const actorAs = async (real: Somebody, person: Somebody): Promise<Actor> => {
  const input = { params: { user_uid: person.uid }, query: { real_uid: real.uid } };
  return (await identity.call('getActor', input, 'gateway')).actor;
};
const accessesOf = async (person: Somebody, reader: Actor) =>
  (await identity.call('getAccesses', { params: { user_uid: person.uid }, query: {} }, reader)).accesses;
const refused = (status: number) => ({ status });

describe('who may become whom', () => {
  it.each([
    ['Superuser', 'a coach', superuser, maya],
    ['Support', 'a coach', support, maya],
    ['Support', 'an administrator', support, admin],
    ['Support', 'a content manager', support, content],
  ])('%s may become %s', async (_who, _whom, actor, person) => {
    expect(await become(actor, person)).toMatchObject({
      user: { uid: person.uid },
      real: { uid: actor.uid },
    });
    expect(identity.grants.at(-1)).toMatchObject({ user_uid: person.uid, real: { user_uid: actor.uid } });
  });

  it.each([
    ['a coach', 'her coachee', maya, daniel, 403],
    ['an administrator', 'her coach', admin, maya, 403],
    ['a content manager', 'a coach', content, maya, 404],
    ['a Superuser', 'another one', superuser, other, 403],
    ['a Superuser', 'Support', superuser, support, 403],
    ['a Superuser', 'themselves', superuser, superuser, 403],
    ['Support', 'nobody', support, { uid: 'nobody' }, 404],
  ])('%s may not become %s', async (_who, _whom, actor, person, status) => {
    const before = identity.grants.length;
    await expect(become(actor, person)).rejects.toMatchObject(refused(status));
    expect(identity.grants).toHaveLength(before);
  });

  it('is nobody’s who is somebody else already, though it be staff', async () => {
    const asMaya = await actorAs(support, maya);
    const input = { params: { id: daniel.uid }, body: { reason: '' } };
    await expect(identity.call('becomeUser', input, asMaya)).rejects.toMatchObject(refused(403));
  });

  it('asks who signed in long ago to confirm who they are', async () => {
    const actor = { actor: await identity.actorFor(support), confirmed_at: 1 };
    const input = { params: { id: maya.uid }, body: { reason: '' } };
    await expect(identity.call('becomeUser', input, actor)).rejects.toMatchObject({
      body: { reason: 'confirm_first' },
    });
  });

  it('lets nobody into an account that is locked', async () => {
    const locked = aPerson();
    await identity.withPeople([locked]);
    const body = { user_uid: locked.uid, disabled: true };
    await identity.call('disableUser', { body }, await identity.actorFor(support));
    await expect(become(support, locked)).rejects.toMatchObject(refused(403));
  });
});

describe('who is somebody else', () => {
  it('is called so in their session, with the time that is left, in any of the person’s organisations', async () => {
    const began = Date.now();
    await become(support, maya);
    const asMaya = await actorAs(support, maya);
    expect(asMaya).toMatchObject({ uid: maya.uid, real_uid: support.uid });
    const session = await identity.call('getUserSession', {}, asMaya);
    expect(session.real).toEqual({ uid: support.uid, username: 'Sam Support', until: expect.any(String) });
    const left = Date.parse(session.real!.until) - began;
    expect(left).toBeGreaterThan(29 * 60_000);
    expect(left).toBeLessThan(31 * 60_000);
    const body = { organization_uid: cedar.uid };
    expect((await identity.call('switchOrganization', { body }, asMaya)).real).toEqual(session.real);
    expect(await identity.call('getUserSession', {}, await identity.actorFor(maya))).not.toHaveProperty(
      'real',
    );
  });

  it('does not get the key to what the person keeps on a device', async () => {
    await become(support, maya);
    const own = await identity.call('getUserSession', {}, await identity.actorFor(maya));
    const theirs = await identity.call('getUserSession', {}, await actorAs(support, maya));
    await become(superuser, maya);
    const another = await identity.call('getUserSession', {}, await actorAs(superuser, maya));
    expect(new Set([own, theirs, another].map(({ journal_key }) => journal_key)).size).toBe(3);
  });

  it('is so no more once they are not staff, or the person is', async () => {
    const [helper, promoted] = [aPerson({ roles: ['Support'] }), aPerson()];
    await identity.withPeople([helper, promoted]);
    expect(await actorAs(helper, promoted)).toMatchObject({ real_uid: helper.uid });
    const give = async (person: Somebody, roles: 'Support'[]) =>
      identity.call(
        'setRoles',
        { body: { user_uid: person.uid, roles } },
        await identity.actorFor(superuser),
      );
    await give(promoted, ['Support']);
    await expect(actorAs(helper, promoted)).rejects.toMatchObject(refused(404));
    await identity.remove(helper);
    await expect(actorAs(helper, maya)).rejects.toMatchObject(refused(404));
  });

  it.each([
    ['newPassword', { body: { user_uid: maya.uid, password: 'Another-word-1' } }],
    ['addEmail', { body: { uid: maya.uid, email: 'elsewhere@home.test' } }],
    ['verifyNewEmail', { body: { uid: maya.uid, email: 'a@b.test', verification_code: '123456' } }],
    ['deleteEmail', { body: { uid: maya.uid, system: 'email', system_key: maya.email } }],
    ['sendReset', { body: { uid: maya.uid } }],
    ['signOutEverywhere', {}],
    ['joinProgram', { body: { email: maya.email, course_code: 'CEDAR-READS' } }],
    ['leavePlace', { body: { entity: { entity_type: 'organization', uid: cedar.uid } } }],
    ['disableUser', { body: { user_uid: daniel.uid, disabled: true } }],
    ['signOutUser', { body: { user_uid: daniel.uid } }],
    ['confirmSession', { body: { email: maya.email, password: 'x' } }],
    ['deleteUser', { params: { id: maya.uid } }],
    ['deleteOrganization', { params: { id: cedar.uid } }],
  ] as const)('is refused %s, which is for the person alone', async (name, input) => {
    await expect(identity.call(name, input as never, await actorAs(superuser, maya))).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('person alone'),
    });
  });

  it('marks what they change with both', async () => {
    const asMaya = await actorAs(support, maya);
    const user = {
      uid: maya.uid,
      first_name: 'Maya',
      last_name: 'Changed',
      username: 'Maya C',
      initials: 'MC',
    };
    await identity.call('updateUser', { body: { user } as never }, asMaya);
    const published = (await identity.published()).findLast(
      ({ type, entity_uid }) => type === 'user.updated' && entity_uid === maya.uid,
    );
    expect(published).toMatchObject({ user_uid: maya.uid, real_uid: support.uid });
    const self = await identity.actorFor(maya);
    await identity.call('updateUser', { body: { user: { ...user, last_name: 'Again' } } as never }, self);
    const later = (await identity.published()).findLast(({ entity_uid }) => entity_uid === maya.uid);
    expect(later).not.toHaveProperty('real_uid');
  });
});

describe('what a person can read of it', () => {
  it('is who was in their account, why, from when to when', async () => {
    const watched = aPerson();
    await identity.withPeople([watched]);
    const self = await identity.actorFor(watched);
    await become(support, watched, 'She called about her script');
    await identity.call('endBecomeUser', {}, await actorAs(support, watched));
    const [access] = await accessesOf(watched, self);
    expect(access).toMatchObject({
      real: { uid: support.uid, username: 'Sam Support' },
      reason: 'She called about her script',
    });
    expect(Date.parse(access!.ended_at) - Date.parse(access!.began_at)).toBeLessThan(60_000);
    await become(superuser, watched, '');
    const accesses = await accessesOf(watched, self);
    expect(accesses.map(({ real, reason }) => [real.uid, reason])).toEqual([
      [superuser.uid, ''],
      [support.uid, 'She called about her script'],
    ]);
    expect(Date.parse(accesses[0]!.ended_at) - Date.parse(accesses[0]!.began_at)).toBe(30 * 60_000);
  });

  it('is theirs and staff’s to read', async () => {
    expect((await accessesOf(maya, await identity.actorFor(support))).length).toBeGreaterThan(0);
    for (const reader of [admin, daniel, content])
      await expect(accessesOf(maya, await identity.actorFor(reader))).rejects.toMatchObject(refused(404));
  });

  it('says nothing of who only goes back to themselves', async () => {
    const before = await accessesOf(maya, await identity.actorFor(maya));
    expect(await identity.call('endBecomeUser', {}, null)).toEqual({ ok: true });
    await identity.call('endBecomeUser', {}, await identity.actorFor(maya));
    expect(await accessesOf(maya, await identity.actorFor(maya))).toEqual(before);
  });
});

it('needs no body, as the specification’s own shape has none', async () => {
  const answer = await fetch(`${identity.origin}/become_user/${maya.uid}`, {
    method: 'POST',
    headers: { 'x-actor-token': identity.tokenOf(await identity.actorFor(support)) },
  });
  expect([answer.status, (await answer.json()).user?.uid]).toEqual([200, maya.uid]);
});

import type { ProfileChange } from '@coaching/contracts';
import { peopleIn } from '../people/people-repository';
import { anOrganization, aPerson, at } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

async function aMaya() {
  const maya = aPerson({ first_name: 'Maya', last_name: 'Okafor', roles: ['Coach'] });
  await identity.withPeople([maya]);
  return maya;
}

const update = async (person: { uid: string }, change: Omit<ProfileChange, 'uid'>) =>
  (
    await identity.call(
      'updateUser',
      { body: { user: { uid: person.uid, ...change }, new_demo: false } },
      await identity.actorFor(person),
    )
  ).user;

const recordOf = async ({ uid }: { uid: string }) =>
  (await peopleIn(identity.service.context.connection).find(uid))!;

/** Sends what the contract's types would not let through. */
async function send(person: { uid: string }, user: unknown, more = {}) {
  const response = await fetch(`${identity.origin}/update_user`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-actor-token': identity.tokenOf(await identity.actorFor(person)),
    },
    body: JSON.stringify({ user, ...more }),
  });
  return { status: response.status, body: await response.json() };
}

describe('a profile', () => {
  it('takes what is sent, keeps the rest and publishes that to the other domains', async () => {
    const maya = await aMaya();
    const picture = '/api/files/u5XG1yqkJ7c0vQwZ3n9dTg.png';
    expect(await update(maya, { first_name: 'Mia', picture })).toMatchObject({
      first_name: 'Mia',
      last_name: 'Okafor',
      username: 'Mia Okafor',
      initials: 'MO',
      picture,
      email: maya.email,
    });
    const published = (await identity.published()).filter(({ entity_uid }) => entity_uid === maya.uid);
    expect(published.at(-1)).toMatchObject({
      type: 'user.updated',
      revision: 2,
      data: { person: { username: 'Mia Okafor', picture } },
    });
  });

  it.each([
    ['a username of one’s own', { username: ' Ms O ', initials: 'ms' }, { username: 'Ms O', initials: 'ms' }],
    ['an empty username as the full name', { last_name: 'Grant', username: '' }, { username: 'Maya Grant' }],
    ['empty initials as those of the name', { first_name: 'Ada', initials: '' }, { initials: 'AO' }],
    ['no picture', { picture: null }, { picture: null }],
    [
      'a picture of ours',
      { picture: '/api/files/u5XG1yqkJ7c0vQwZ3n9dTg.png' },
      { picture: '/api/files/u5XG1yqkJ7c0vQwZ3n9dTg.png' },
    ],
    [
      'a picture of ours by its path, wherever it says it is',
      { picture: 'https://coach.test/api/files/u5XG1yqkJ7c0vQwZ3n9dTg.png' },
      { picture: '/api/files/u5XG1yqkJ7c0vQwZ3n9dTg.png' },
    ],
    [
      'a name in any script',
      { first_name: '麻耶', last_name: 'Ó Súilleabháin' },
      { username: '麻耶 Ó Súilleabháin' },
    ],
  ])('takes %s', async (_what, change, expected) => {
    expect(await update(await aMaya(), change)).toMatchObject(expected);
  });

  it('keeps a username that was chosen when the name changes', async () => {
    const maya = await aMaya();
    await update(maya, { username: 'Ms O' });
    expect(await update(maya, { last_name: 'Grant' })).toMatchObject({ username: 'Ms O', initials: 'MG' });
  });

  it('is found by its new name in lists', async () => {
    const cedar = anOrganization();
    const admin = aPerson({ schools: [at(cedar, 'Organization Admin')] });
    const maya = aPerson({ schools: [at(cedar, 'Coachee')] });
    await identity.withPeople([admin, maya], [cedar]);
    await update(maya, { first_name: 'Zoë', last_name: 'Quill' });
    const search = { query: { query: 'zoe quill' } };
    const { users } = await identity.call('getUsers', search, await identity.actorFor(admin));
    expect(users.map(({ uid }) => uid)).toEqual([maya.uid]);
  });

  it('keeps changes of two that come at the same time', async () => {
    const maya = await aMaya();
    await Promise.all([
      update(maya, { username: 'Ms O' }),
      update(maya, { picture: '/api/files/u5XG1yqkJ7c0vQwZ3n9dTg.png' }),
    ]);
    expect(await recordOf(maya)).toMatchObject({
      username: 'Ms O',
      picture: '/api/files/u5XG1yqkJ7c0vQwZ3n9dTg.png',
      revision: 3,
    });
  });
});

it('shows no picture from elsewhere, which could be chosen once', async () => {
  const maya = await aMaya();
  const people = identity.service.context.db.collection('users');
  const stored = await people.updateOne(
    { uid: maya.uid },
    { $set: { picture: 'https://tracker.test/maya.png' } },
  );
  expect(stored.matchedCount).toBe(1);
  expect(await update(maya, { first_name: 'Mia' })).toMatchObject({ first_name: 'Mia', picture: null });
  const published = (await identity.published()).filter(({ entity_uid }) => entity_uid === maya.uid);
  expect(published.at(-1)).toMatchObject({ data: { person: { first_name: 'Mia', picture: null } } });
});

describe('what is not of the profile', () => {
  it.each([
    ['roles', { roles: ['Superuser'] }],
    [
      'places',
      {
        schools: [
          { organization_uid: 'cedar', organization_name: 'C', roles: ['Organization Admin'], programs: [] },
        ],
      },
    ],
    ['licences', { licenses: [{ product: 'yearly', start_date: '2026-01-01', end_date: '2099-01-01' }] }],
    ['the address', { email: 'someone@else.test' }],
    ['ways to log in', { uams: [{ system: 'email', system_key: 'someone@else.test' }] }],
    ['the password', { password: 'Another-chalk-2', password_hash: 'x' }],
    ['coaches', { coaches: ['somebody'] }],
    ['sessions', { session_epoch: 0 }],
    ['the deletion', { deleted_at: null, deleted_by: 'x' }],
    ['an operator', { $set: { roles: ['Superuser'] } }],
    ['a prototype', JSON.parse('{"__proto__":{"roles":["Superuser"]}}')],
  ])('is dropped: %s', async (_what, more) => {
    const maya = await aMaya();
    const before = await recordOf(maya);
    const { status } = await send(maya, { uid: maya.uid, first_name: 'Mia', ...more });
    expect(status).toBe(200);
    const { first_name, username, keys, revision, updated_at, ...rest } = await recordOf(maya);
    expect(first_name).toBe('Mia');
    expect({ ...before, ...rest }).toEqual(before);
    expect({ username, revision }).toEqual({ username: 'Mia Okafor', revision: 2 });
    expect(keys.first_name).toBe('mia');
    expect(updated_at > before.updated_at).toBe(true);
  });

  it('is refused beside the person', async () => {
    const maya = await aMaya();
    expect((await send(maya, { uid: maya.uid }, { roles: ['Superuser'] })).status).toBe(400);
  });

  it.each([
    ['a name with a line break', { first_name: 'Maya\r\nBcc: all@school.test' }, 'user.first_name'],
    ['a username with a control character', { username: 'Maya\u0000' }, 'user.username'],
    ['a line separator', { last_name: 'O\u2028kafor' }, 'user.last_name'],
    ['a name that is too long', { first_name: 'x'.repeat(101) }, 'user.first_name'],
    ['initials that are too long', { initials: 'ABCDE' }, 'user.initials'],
    ['a name that is no text', { first_name: { $ne: '' } }, 'user.first_name'],
    ['a picture that is a script', { picture: 'javascript:alert(1)' }, 'user.picture'],
    ['a picture in itself', { picture: 'data:image/svg+xml,<svg/>' }, 'user.picture'],
    ['a picture of another host', { picture: 'https://tracker.test/maya.png' }, 'user.picture'],
    ['a place that is no picture', { picture: '/api/observation/o1/live' }, 'user.picture'],
    ['a picture of another host by half an address', { picture: '//evil.test/x.png' }, 'user.picture'],
    ['a picture that ends its attribute', { picture: '/x" onerror="alert(1)' }, 'user.picture'],
    ['an operator for the person', { uid: { $gt: '' } }, 'user.uid'],
  ])('is refused: %s', async (_what, change, path) => {
    const maya = await aMaya();
    const { status, body } = await send(maya, { uid: maya.uid, ...change });
    expect(status).toBe(400);
    expect((body as { errors: { path: string }[] }).errors.map((error) => error.path)).toEqual([path]);
  });
});

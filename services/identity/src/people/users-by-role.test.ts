import type { CallInput } from '@coaching/contracts';
import { anOrganization, aPerson, at, inProgram } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

/** Two organisations; `both` is a coach in Lakeside and a coachee in Cedar. */
async function twoSchools() {
  const cedar = anOrganization('Cedar Grove', 'Elementary');
  const lakeside = anOrganization('Lakeside');
  const people = {
    support: aPerson({ roles: ['Support'] }),
    admin: aPerson({ schools: [at(cedar, 'Organization Admin')] }),
    coach: aPerson({ schools: [inProgram(cedar, 0, 'Coach')] }),
    both: aPerson({ schools: [at(cedar, 'Coachee'), at(lakeside, 'Coach')] }),
    solo: aPerson({ roles: ['Coach'] }),
  };
  await identity.withPeople(Object.values(people), [cedar, lakeside]);
  const uids = new Map(Object.entries(people).map(([name, { uid }]) => [uid, name]));
  return {
    ...people,
    cedar,
    lakeside,
    async listed(viewer: { uid: string }, query: CallInput<'getUsers'>['query']) {
      const actor = await identity.actorFor(viewer);
      const { users } = await identity.call('getUsers', { query: { rowsPerPage: 0, ...query } }, actor);
      return users.filter(({ uid }) => uids.has(uid)).map((user) => ({ name: uids.get(user.uid)!, user }));
    },
  };
}

const names = (rows: { name: string }[]) => rows.map(({ name }) => name).sort();

it('finds who holds a role anywhere, for staff', async () => {
  const { listed, support } = await twoSchools();
  expect(names(await listed(support, { role: 'Coach' }))).toEqual(['both', 'coach', 'solo']);
});

it('counts the role in the place that is asked for', async () => {
  const { listed, support, cedar, lakeside } = await twoSchools();
  const [program] = cedar.programs;
  expect(names(await listed(support, { role: 'Coach', organization_uid: cedar.uid }))).toEqual(['coach']);
  expect(names(await listed(support, { role: 'Coach', organization_uid: lakeside.uid }))).toEqual(['both']);
  expect(names(await listed(support, { role: 'Coach', program_uid: program!.uid }))).toEqual(['coach']);
  expect(names(await listed(support, { role: 'Coachee', program_uid: program!.uid }))).toEqual([]);
});

it('shows an administrator nothing of roles elsewhere', async () => {
  const { listed, admin } = await twoSchools();
  expect(names(await listed(admin, { role: 'Coach' }))).toEqual(['coach']);
  const [row] = (await listed(admin, {})).filter(({ name }) => name === 'both');
  expect(row!.user.schools).toMatchObject([{ organization_name: 'Cedar Grove', roles: ['Coachee'] }]);
});

it('shows names and roles to who administers a person, and to nobody else', async () => {
  const { listed, support, coach } = await twoSchools();
  const seen = (await listed(support, {})).find(({ name }) => name === 'both');
  expect(seen!.user.schools).toHaveLength(2);
  expect(seen!.user).toMatchObject({ first_name: 'Pat', last_name: 'Person', roles: [] });
  for (const { user } of await listed(coach, {})) {
    expect(user).not.toHaveProperty('roles');
    expect(user).not.toHaveProperty('schools');
  }
});

it('refuses a role that there is not', async () => {
  const { support } = await twoSchools();
  const headers = { 'x-actor-token': identity.tokenOf(await identity.actorFor(support)) };
  const response = await fetch(`${identity.origin}/users?role=Janitor`, { headers });
  expect(response.status).toBe(400);
});

it('takes an empty place as none', async () => {
  const { support } = await twoSchools();
  const token = identity.tokenOf(await identity.actorFor(support));
  const list = async (search: string) => {
    const url = `${identity.origin}/users?rowsPerPage=0&${search}`;
    const response = await fetch(url, { headers: { 'x-actor-token': token } });
    return { status: response.status, body: await response.json() };
  };
  const answer = await list('organization_uid=&program_uid=&coach_uid=');
  expect(answer.status).toBe(200);
  expect(answer).toEqual(await list(''));
});

import type { CallInput } from '@coaching/contracts';
import type { ImportedPerson } from '../import/imported';
import { anOrganization, aPerson, at, inProgram } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

async function listedFor(person: { uid: string }, query: CallInput<'getUsers'>['query'] = {}) {
  const actor = await identity.actorFor(person);
  return identity.call('getUsers', { query: { rowsPerPage: 0, ...query } }, actor);
}

const uidsFor = async (...args: Parameters<typeof listedFor>) =>
  new Set((await listedFor(...args)).users.map(({ uid }) => uid));

const uidsOf = (...people: { uid: string }[]) => new Set(people.map(({ uid }) => uid));

/** Two programs of one organisation and another organisation, with a coach and a coachee in each. */
async function aDistrict() {
  const cedar = anOrganization('Cedar Grove', 'Elementary', 'Secondary');
  const lakeside = anOrganization('Lakeside', 'Upper');
  const people = {
    admin: aPerson({ schools: [at(cedar, 'Organization Admin')] }),
    billing: aPerson({ schools: [at(cedar, 'Billing')] }),
    programAdmin: aPerson({ schools: [inProgram(cedar, 0, 'Program Admin')] }),
    coach: aPerson({ schools: [inProgram(cedar, 0, 'Coach')] }),
    coachee: aPerson({ schools: [inProgram(cedar, 0, 'Coachee')] }),
    otherCoach: aPerson({ schools: [inProgram(cedar, 1, 'Coach')] }),
    otherCoachee: aPerson({ schools: [inProgram(cedar, 1, 'Coachee')] }),
    strangerCoach: aPerson({ schools: [at(lakeside, 'Coach')] }),
    stranger: aPerson({ schools: [inProgram(lakeside, 0, 'Coachee')] }),
  };
  await identity.withPeople(Object.values(people), [cedar, lakeside]);
  return people;
}

describe('the coachee picker', () => {
  it('offers a program’s coach the people of that program alone', async () => {
    const { coach, coachee, programAdmin } = await aDistrict();
    expect(await uidsFor(coach, { coach_uid: coach.uid })).toEqual(uidsOf(coachee, programAdmin));
  });

  it('offers an organisation’s coach everyone in it, and nobody of another', async () => {
    const { strangerCoach, stranger } = await aDistrict();
    expect(await uidsFor(strangerCoach, { coach_uid: strangerCoach.uid })).toEqual(uidsOf(stranger));
  });

  it('offers a standalone coach those they invited', async () => {
    const [solo, other] = [aPerson({ roles: ['Coach'] }), aPerson({ roles: ['Coach'] })];
    const mine = aPerson({ coaches: [other.uid, solo.uid] });
    const theirs = aPerson({ coaches: [other.uid] });
    await identity.withPeople([solo, other, mine, theirs]);
    expect(await uidsFor(solo, { coach_uid: solo.uid })).toEqual(uidsOf(mine));
    expect(await uidsFor(other, { coach_uid: other.uid })).toEqual(uidsOf(mine, theirs));
  });

  it('offers a coachee nobody', async () => {
    const { coachee } = await aDistrict();
    expect(await uidsFor(coachee, { coach_uid: coachee.uid })).toEqual(new Set());
  });

  it('offers nobody who was deleted', async () => {
    const { coach, coachee, programAdmin } = await aDistrict();
    await identity.remove(coachee);
    expect(await uidsFor(coach, { coach_uid: coach.uid })).toEqual(uidsOf(programAdmin));
  });

  it('shows a coach’s coachees to who administers the coach, as far as they know them', async () => {
    const cedar = anOrganization('Cedar Grove', 'Elementary');
    const lakeside = anOrganization('Lakeside');
    const admin = aPerson({ schools: [at(cedar, 'Organization Admin')] });
    const coach = aPerson({ schools: [inProgram(cedar, 0, 'Coach'), at(lakeside, 'Coach')] });
    const here = aPerson({ schools: [inProgram(cedar, 0, 'Coachee')] });
    const there = aPerson({ schools: [at(lakeside, 'Coachee')] });
    await identity.withPeople([admin, coach, here, there], [cedar, lakeside]);

    expect(await uidsFor(coach, { coach_uid: coach.uid })).toEqual(uidsOf(here, there));
    expect(await uidsFor(admin, { coach_uid: coach.uid })).toEqual(uidsOf(here));
  });

  it('is one’s own: 403 for another coach one knows, 404 for one that one does not', async () => {
    const { billing, coach, otherCoach, strangerCoach } = await aDistrict();
    const asking = async (who: ImportedPerson, coach_uid: string) =>
      listedFor(who, { coach_uid }).catch((refusal) => refusal);
    expect(await asking(billing, coach.uid)).toMatchObject({ status: 403 });
    const hidden = await asking(otherCoach, coach.uid);
    expect(hidden).toMatchObject({ status: 404 });
    expect(await asking(coach, strangerCoach.uid)).toMatchObject({ status: 404, body: hidden.body });
    expect(await asking(coach, 'nobody')).toMatchObject({ status: 404, body: hidden.body });
  });
});

describe('the people a caller may see', () => {
  it('are those of their place, and themselves', async () => {
    const people = await aDistrict();
    const { admin, billing, programAdmin, coach, coachee, otherCoach, otherCoachee } = people;
    const cedar = uidsOf(admin, billing, programAdmin, coach, coachee, otherCoach, otherCoachee);
    expect(await uidsFor(admin)).toEqual(cedar);
    expect(await uidsFor(billing)).toEqual(cedar);
    expect(await uidsFor(programAdmin)).toEqual(uidsOf(programAdmin, coach, coachee));
    expect(await uidsFor(coach)).toEqual(uidsOf(programAdmin, coach, coachee));
    expect(await uidsFor(coachee)).toEqual(uidsOf(coachee));
  });

  it('are everyone for staff', async () => {
    const people = Object.values(await aDistrict());
    const support = aPerson({ roles: ['Support'] });
    await identity.withPeople([support]);
    const seen = await uidsFor(support);
    for (const { uid } of people) expect(seen).toContain(uid);
  });

  it('carry what a picker shows and nothing else', async () => {
    const maya = aPerson({
      first_name: 'Maya',
      last_name: 'Okafor',
      picture: '/api/files/u5XG1yqkJ7c0vQwZ3n9dTg.png',
    });
    await identity.withPeople([maya]);
    expect(await listedFor(maya)).toEqual({
      users: [
        {
          uid: maya.uid,
          username: 'Maya Okafor',
          initials: 'MO',
          picture: '/api/files/u5XG1yqkJ7c0vQwZ3n9dTg.png',
          email: maya.email,
        },
      ],
      total: 1,
    });
  });

  it('are for those who are signed in', async () => {
    await expect(identity.call('getUsers', {}, null)).rejects.toMatchObject({ status: 401 });
  });
});

describe('the list of people', () => {
  /** An administrator and people of these names. */
  async function aStaffroom(...names: [first_name: string, last_name: string][]) {
    const school = anOrganization();
    const admin = aPerson({
      first_name: 'Zed',
      last_name: 'Zimmer',
      schools: [at(school, 'Organization Admin')],
    });
    const people = names.map(([first_name, last_name]) =>
      aPerson({ first_name, last_name, schools: [at(school, 'Coachee')] }),
    );
    await identity.withPeople([admin, ...people], [school]);
    return admin;
  }
  const namesFor = async (...args: Parameters<typeof listedFor>) =>
    (await listedFor(...args)).users.map(({ username }) => username);

  it('is by last name unless asked otherwise; case and accents do not count', async () => {
    const admin = await aStaffroom(['Bo', 'Édouard'], ['Al', 'eames'], ['Cy', 'Zola']);
    expect(await namesFor(admin)).toEqual(['Al eames', 'Bo Édouard', 'Zed Zimmer', 'Cy Zola']);
    expect(await namesFor(admin, { sortBy: 'first_name', descending: 'true' })).toEqual([
      'Zed Zimmer',
      'Cy Zola',
      'Bo Édouard',
      'Al eames',
    ]);
  });

  it('finds every word in name or address, in any case, accents or not', async () => {
    const admin = await aStaffroom(['Inês', 'Carvalho'], ['Ines', 'Okafor'], ['Omar', 'Carver']);
    expect(await namesFor(admin, { query: 'INES' })).toEqual(['Inês Carvalho', 'Ines Okafor']);
    expect(await namesFor(admin, { query: ' car  inê ' })).toEqual(['Inês Carvalho']);
    expect(await namesFor(admin, { query: '@school.test' })).toHaveLength(4);
  });

  it('takes a search as text, not as a pattern', async () => {
    const admin = await aStaffroom(['Al', 'O(Brien'], ['Bo', 'Star*']);
    expect(await namesFor(admin, { query: '.*' })).toEqual([]);
    expect(await namesFor(admin, { query: 'o(b' })).toEqual(['Al O(Brien']);
    expect(await namesFor(admin, { query: '*' })).toEqual(['Bo Star*']);
  });

  it('pages without overlap and counts all', async () => {
    const admin = await aStaffroom(['A', 'Same'], ['A', 'Same'], ['A', 'Same'], ['A', 'Same']);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => listedFor(admin, { page, rowsPerPage: 2 })));
    expect(pages.map(({ users }) => users.length)).toEqual([2, 2, 1, 0]);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
    expect(new Set(pages.flatMap(({ users }) => users.map(({ uid }) => uid))).size).toBe(5);
  });

  it.each([
    ['an unknown column', 'sortBy=password_hash'],
    ['a page before the first', 'page=0'],
    ['half a page', 'rowsPerPage=2.5'],
    ['a negative page size', 'rowsPerPage=-1'],
    ['a direction that is none', 'descending=perhaps'],
    ['a search that is too long', `query=${'x'.repeat(201)}`],
    ['a coach that is no identifier', 'coach_uid=a.b'],
    ['two pages at once', 'page=1&page=2'],
  ])('refuses %s', async (_what, query) => {
    const admin = await aStaffroom();
    const headers = { 'x-actor-token': identity.tokenOf(await identity.actorFor(admin)) };
    const response = await fetch(`${identity.origin}/users?${query}`, { headers });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: query.split('=')[0] }] });
  });

  it('has no rows on a page beyond the last, however far', async () => {
    const admin = await aStaffroom();
    const farOff = await listedFor(admin, { page: Number.MAX_SAFE_INTEGER, rowsPerPage: 0 });
    expect(farOff).toEqual({ users: [], total: 1 });
  });
});

import type { CallInput } from '@coaching/contracts';
import { anOrganization, aPerson, at, inProgram } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';

let identity: IdentityForTest;
beforeEach(async () => {
  identity = await startIdentityForTest();
});
afterEach(() => identity.close());

async function aWorld() {
  const cedar = anOrganization('Cedar Grove', 'Secondary', 'Elementary');
  const lakeside = anOrganization('Lakeside', 'Upper');
  const ecole = anOrganization('École Bilingue');
  const people = {
    support: aPerson({ roles: ['Support'] }),
    superuser: aPerson({ roles: ['Superuser'] }),
    contentManager: aPerson({ roles: ['Content Manager'] }),
    admin: aPerson({ schools: [at(cedar, 'Organization Admin')] }),
    coachee: aPerson({ schools: [inProgram(lakeside, 0, 'Coachee'), at(cedar, 'Coach')] }),
    solo: aPerson({ roles: ['Coach'] }),
  };
  await identity.withPeople(Object.values(people), [lakeside, ecole, cedar]);
  return { ...people, cedar, lakeside, ecole };
}

const listedFor = async (person: { uid: string }, query: CallInput<'getOrganizations'>['query'] = {}) =>
  identity.call('getOrganizations', { query }, await identity.actorFor(person));
const namesFor = async (...args: Parameters<typeof listedFor>) =>
  (await listedFor(...args)).organizations.map(({ name }) => name);

it('are all for staff, those one is in for everyone else', async () => {
  const { support, superuser, contentManager, admin, coachee, solo } = await aWorld();
  const all = ['Cedar Grove', 'École Bilingue', 'Lakeside'];
  expect(await namesFor(support)).toEqual(all);
  expect(await namesFor(superuser)).toEqual(all);
  expect(await namesFor(contentManager)).toEqual([]);
  expect(await namesFor(admin)).toEqual(['Cedar Grove']);
  expect(await namesFor(coachee)).toEqual(['Cedar Grove', 'Lakeside']);
  expect(await listedFor(solo)).toEqual({ organizations: [], total: 0 });
});

it('carry their programs by name', async () => {
  const { admin, cedar } = await aWorld();
  const { organizations, total } = await listedFor(admin);
  expect(total).toBe(1);
  expect(organizations[0]).toEqual({
    uid: cedar.uid,
    name: 'Cedar Grove',
    short_name: 'Cedar',
    logo: null,
    has_resources: false,
    region: '',
    programs: [
      { uid: cedar.programs[1]!.uid, program_name: 'Elementary', organization_uid: cedar.uid },
      { uid: cedar.programs[0]!.uid, program_name: 'Secondary', organization_uid: cedar.uid },
    ],
  });
});

it('are searched, sorted and paged', async () => {
  const { support, admin } = await aWorld();
  expect(await namesFor(support, { query: 'ecole' })).toEqual(['École Bilingue']);
  expect(await namesFor(support, { query: '.*' })).toEqual([]);
  expect(await namesFor(admin, { query: 'lakeside' })).toEqual([]);
  expect(await namesFor(support, { sortBy: 'short_name', descending: 'true' })).toEqual([
    'Lakeside',
    'École Bilingue',
    'Cedar Grove',
  ]);
  expect(await listedFor(support, { page: 2, rowsPerPage: 2 })).toMatchObject({
    organizations: [{ name: 'Lakeside' }],
    total: 3,
  });
});

import { type CallInput, type Role, roles } from '@coaching/contracts';
import { anOrganization, aPerson, at, inProgram } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';
import { refusalOf } from '../testing/refusal';

const cedar = anOrganization('Cedar Grove', 'Elementary', 'Secondary');
const lakeside = anOrganization('Lakeside', 'Upper');
const [elementary, secondary] = cedar.programs.map(({ uid }) => uid) as [string, string];
const upper = lakeside.programs[0]!.uid;

/** Coachees of each of the three programs whom this coach invited. */
const invitedBy = (uid: string) =>
  [inProgram(cedar, 0, 'Coachee'), inProgram(cedar, 1, 'Coachee'), inProgram(lakeside, 0, 'Coachee')].map(
    (school) => aPerson({ coaches: [uid], schools: [school] }),
  );

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
  await identity.withPeople([], [cedar, lakeside]);
});
afterAll(() => identity.close());

const listedFor = async (viewer: { uid: string }, query: CallInput<'getUsers'>['query']) =>
  identity.call('getUsers', { query: { rowsPerPage: 0, ...query } }, await identity.actorFor(viewer));

const uidsFor = async (...args: Parameters<typeof listedFor>) =>
  (await listedFor(...args)).users.map(({ uid }) => uid).sort();

const uidsOf = (...people: { uid: string }[]) => people.map(({ uid }) => uid).sort();

/** How a question for the people of each place is answered. */
async function answersFor(viewer: { uid: string }) {
  const queries = {
    cedar: { organization_uid: cedar.uid },
    lakeside: { organization_uid: lakeside.uid },
    elementary: { program_uid: elementary },
    secondary: { program_uid: secondary },
    upper: { program_uid: upper },
  };
  const answers = Object.entries(queries).map(async ([name, query]) => {
    const status = await listedFor(viewer, query).then(
      () => 200,
      (refusal: { status: number }) => refusal.status,
    );
    return [name, status] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

const nowhere = { cedar: 404, lakeside: 404, elementary: 404, secondary: 404, upper: 404 };
const everywhere = { cedar: 200, lakeside: 200, elementary: 200, secondary: 200, upper: 200 };
const inOneProgram = { ...nowhere, cedar: 200, elementary: 200 };
const inOrganizationAlone = { ...nowhere, cedar: 200 };
const inWholeOrganization = { ...inOneProgram, secondary: 200 };
const staff: Role[] = ['Superuser', 'Support'];
const knowsAll: Role[] = ['Organization Admin', 'Organization Content Admin', 'Billing', 'Coach'];

describe.each(roles)('the places of %s', (role) => {
  it('are those of their role there, whom they invited or not', async () => {
    const inIt = aPerson({ schools: [inProgram(cedar, 0, role)] });
    const overIt = aPerson({ schools: [at(cedar, role)] });
    const platform = aPerson({ roles: [role] });
    const invited = [inIt, overIt, platform].flatMap(({ uid }) => invitedBy(uid));
    await identity.withPeople([inIt, overIt, platform, ...invited], []);

    expect(await answersFor(inIt)).toEqual(inOneProgram);
    expect(await answersFor(overIt)).toEqual(
      knowsAll.includes(role) ? inWholeOrganization : inOrganizationAlone,
    );
    expect(await answersFor(platform)).toEqual(staff.includes(role) ? everywhere : nowhere);
  });
});

it('a place that is not one’s own is answered like one that does not exist, word for word', async () => {
  const coach = aPerson({ schools: [inProgram(cedar, 0, 'Coach')] });
  const known = aPerson({ schools: [inProgram(cedar, 0, 'Coachee'), inProgram(lakeside, 0, 'Coachee')] });
  await identity.withPeople([coach, known]);
  const nobody = await refusalOf(listedFor(coach, { organization_uid: 'nowhere' }));
  expect(nobody.status).toBe(404);
  for (const query of [
    { organization_uid: lakeside.uid },
    { program_uid: upper },
    { program_uid: secondary },
    { program_uid: 'nowhere' },
    { organization_uid: lakeside.uid, coach_uid: coach.uid },
    { organization_uid: cedar.uid, program_uid: upper },
  ]) {
    expect(await refusalOf(listedFor(coach, query))).toMatchObject({ status: 404, body: nobody.body });
  }
});

it('a place that does not exist is none for staff either', async () => {
  const support = aPerson({ roles: ['Support'] });
  await identity.withPeople([support]);
  for (const query of [{ organization_uid: 'nowhere' }, { program_uid: 'nowhere' }])
    expect(await refusalOf(listedFor(support, query))).toMatchObject({ status: 404 });
});

it('a place narrows what the caller may see, and opens nothing', async () => {
  const [maple, hillside] = [
    anOrganization('Maple', 'Elementary', 'Secondary'),
    anOrganization('Hillside', 'Upper'),
  ];
  const coach = aPerson({ schools: [inProgram(maple, 0, 'Coach'), at(hillside, 'Coachee')] });
  const inElementary = aPerson({ schools: [inProgram(maple, 0, 'Coachee')] });
  const invited = aPerson({ coaches: [coach.uid], schools: [inProgram(hillside, 0, 'Coachee')] });
  const strangers = [inProgram(maple, 1, 'Coachee'), inProgram(hillside, 0, 'Coachee')].map((school) =>
    aPerson({ schools: [school] }),
  );
  await identity.withPeople([coach, inElementary, invited, ...strangers], [maple, hillside]);
  const mine = { coach_uid: coach.uid };
  expect(await uidsFor(coach, mine)).toEqual(uidsOf(inElementary, invited));
  expect(await uidsFor(coach, { ...mine, organization_uid: maple.uid })).toEqual(uidsOf(inElementary));
  expect(await uidsFor(coach, { ...mine, organization_uid: hillside.uid })).toEqual(uidsOf(invited));
  expect(await uidsFor(coach, { organization_uid: hillside.uid })).toEqual(uidsOf(coach, invited));
});

it('all that is asked for holds together', async () => {
  const admin = aPerson({ schools: [at(cedar, 'Organization Admin'), at(lakeside, 'Organization Admin')] });
  const coach = aPerson({ schools: [inProgram(cedar, 1, 'Coach')] });
  const inBoth = aPerson({
    first_name: 'Quirina',
    schools: [inProgram(cedar, 1, 'Coachee'), inProgram(lakeside, 0, 'Coachee')],
  });
  const inUpper = aPerson({ first_name: 'Quirina', schools: [inProgram(lakeside, 0, 'Coachee')] });
  await identity.withPeople([admin, coach, inBoth, inUpper]);
  const quirinas = { query: 'Quirina' };
  const query = { ...quirinas, organization_uid: lakeside.uid, program_uid: upper };
  expect(await uidsFor(admin, query)).toEqual(uidsOf(inBoth, inUpper));
  expect(await uidsFor(admin, { ...query, organization_uid: cedar.uid })).toEqual(uidsOf(inBoth));
  expect(await uidsFor(admin, { ...query, coach_uid: coach.uid })).toEqual(uidsOf(inBoth));
});

it.each(['organization_uid', 'program_uid'])('refuses a %s that is no identifier', async (name) => {
  const anyone = aPerson();
  await identity.withPeople([anyone]);
  const headers = { 'x-actor-token': identity.tokenOf(await identity.actorFor(anyone)) };
  const response = await fetch(`${identity.origin}/users?${name}=a.b`, { headers });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ path: name }] });
});

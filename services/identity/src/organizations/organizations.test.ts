import { type Actor, MESSAGES, newUid, type OrganizationDraft, type ProgramDraft } from '@coaching/contracts';
import type { ImportedPerson } from '../import/imported';
import { anOrganization, aPerson, at, inProgram } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';
import { refusalOf } from '../testing/refusal';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

async function aSchool() {
  const cedar = anOrganization('Cedar Grove', 'Elementary', 'Secondary');
  const lakeside = anOrganization('Lakeside', 'Upper');
  const elementary = cedar.programs[0]!;
  const secondary = cedar.programs[1]!;
  const people = {
    superuser: aPerson({ roles: ['Superuser'] }),
    support: aPerson({ roles: ['Support'] }),
    contentManager: aPerson({ roles: ['Content Manager'] }),
    admin: aPerson({ schools: [at(cedar, 'Organization Admin')] }),
    programAdmin: aPerson({ schools: [inProgram(cedar, 0, 'Program Admin')] }),
    coach: aPerson({ schools: [at(cedar, 'Coach')] }),
    coachee: aPerson({ schools: [inProgram(cedar, 0, 'Coachee')] }),
    otherAdmin: aPerson({ schools: [at(lakeside, 'Organization Admin')] }),
  };
  await identity.withPeople(Object.values(people), [cedar, lakeside]);
  const actors = {} as Record<keyof typeof people, Actor>;
  for (const [name, person] of Object.entries(people) as [keyof typeof people, ImportedPerson][])
    actors[name] = await identity.actorFor(person);
  return { cedar, lakeside, elementary, secondary, people, actors };
}
type School = Awaited<ReturnType<typeof aSchool>>;
type Who = keyof School['actors'];

const save = (actor: Actor, organization: OrganizationDraft) =>
  identity.call('saveOrganization', { body: { organization } }, actor);
const remove = (actor: Actor, id: string) => identity.call('deleteOrganization', { params: { id } }, actor);
const restore = (actor: Actor, id: string) =>
  identity.call('undeleteOrganization', { params: { id } }, actor);
const get = (actor: Actor, id: string) => identity.call('getOrganization', { params: { id } }, actor);
const saveProgram = (actor: Actor, org: string, program: ProgramDraft) =>
  identity.call('saveProgram', { params: { org }, body: { program } }, actor);
const ofProgram = ({ cedar, elementary }: School) => ({ params: { org: cedar.uid, id: elementary.uid } });
const newProgram = { program_name: 'New', program_type: 'Summer' };

/** A value of a field that nothing has yet. */
const another = (field: string) => `${newUid().toLowerCase()}${field === 'org_domain' ? '.test' : ''}`;

/** What everyone is answered who may not: an organisation of others is not there. */
const inside = { contentManager: 404, coach: 403, coachee: 403, otherAdmin: 404 } as const;

/** For each call, what those are answered who make it. */
const rights: [string, (school: School, actor: Actor) => Promise<unknown>, Record<Who, 200 | 403 | 404>][] = [
  [
    'read an organisation',
    ({ cedar }, actor) => get(actor, cedar.uid),
    { ...inside, superuser: 200, support: 200, admin: 200, programAdmin: 200, coach: 200, coachee: 200 },
  ],
  [
    'make an organisation',
    (_, actor) => save(actor, { uid: newUid(), name: 'New' }),
    { superuser: 200, support: 200, ...inside, coach: 404, coachee: 404, admin: 404, programAdmin: 404 },
  ],
  ...(['name', 'short_name', 'subdomain', 'org_domain'] as const).map((field): (typeof rights)[number] => [
    `change its ${field}`,
    ({ cedar }, actor) => save(actor, { uid: cedar.uid, [field]: another(field) }),
    { superuser: 200, support: 200, ...inside, admin: 403, programAdmin: 403 },
  ]),
  [
    'change its region',
    ({ cedar }, actor) => save(actor, { uid: cedar.uid, name: cedar.name, region: 'North', logo: null }),
    { superuser: 200, support: 200, ...inside, admin: 200, programAdmin: 403 },
  ],
  [
    'delete an organisation',
    ({ cedar }, actor) => remove(actor, cedar.uid),
    { superuser: 200, support: 200, ...inside, admin: 403, programAdmin: 403 },
  ],
  [
    'restore an organisation',
    ({ cedar }, actor) => restore(actor, cedar.uid),
    { superuser: 200, support: 200, ...inside, coach: 404, coachee: 404, admin: 404, programAdmin: 404 },
  ],
  [
    'list its programs',
    ({ cedar }, actor) => identity.call('getPrograms', { params: { org: cedar.uid } }, actor),
    { ...inside, superuser: 200, support: 200, admin: 200, programAdmin: 200, coach: 200, coachee: 200 },
  ],
  [
    'read a program',
    (school, actor) => identity.call('getProgram', ofProgram(school), actor),
    { ...inside, superuser: 200, support: 200, admin: 200, programAdmin: 200, coach: 404, coachee: 200 },
  ],
  [
    'make a program',
    ({ cedar }, actor) => saveProgram(actor, cedar.uid, { uid: newUid(), ...newProgram }),
    { superuser: 200, support: 200, ...inside, admin: 200, programAdmin: 403 },
  ],
  [
    'change a program',
    ({ cedar, elementary }, actor) => saveProgram(actor, cedar.uid, { ...newProgram, uid: elementary.uid }),
    { superuser: 200, support: 200, ...inside, coach: 404, admin: 200, programAdmin: 200 },
  ],
  [
    'delete a program',
    (school, actor) => identity.call('deleteProgram', ofProgram(school), actor),
    { superuser: 200, support: 200, ...inside, coach: 404, admin: 200, programAdmin: 403 },
  ],
  [
    'restore a program',
    (school, actor) => identity.call('undeleteProgram', ofProgram(school), actor),
    { superuser: 200, support: 200, ...inside, coach: 404, coachee: 404, admin: 200, programAdmin: 404 },
  ],
];

it.each(rights)('who may %s', async (_, deed, expected) => {
  const answers: Partial<Record<Who, number>> = {};
  let school = await aSchool();
  for (const who of Object.keys(expected) as Who[]) {
    const outcome = await deed(school, school.actors[who]).then(
      () => 200,
      ({ status }: { status: number }) => status,
    );
    answers[who] = outcome;
    if (outcome === 200) school = await aSchool();
  }
  expect(answers).toEqual(expected);
});

it('a program of another organisation is not there under this one', async () => {
  const { cedar, lakeside, actors } = await aSchool();
  const foreign = { uid: lakeside.programs[0]!.uid, course_code: 'MINE' };
  expect(await refusalOf(saveProgram(actors.admin, cedar.uid, foreign))).toMatchObject({ status: 404 });
});

it('a deleted organisation is there for nobody, and comes back with its people and the programs deleted along', async () => {
  const school = await aSchool();
  const { cedar, elementary, secondary, people, actors } = school;
  await identity.call('deleteProgram', ofProgram(school), actors.admin);
  await remove(actors.support, cedar.uid);
  const { schools, organization_uid } = await identity.actorFor(people.admin);
  expect({ schools, organization_uid }).toEqual({ schools: [], organization_uid: null });
  const session = await identity.call('getUserSession', {}, await identity.actorFor(people.coachee));
  expect(session).toMatchObject({ user: { schools: [] }, organization: null });
  expect(await refusalOf(get(actors.superuser, cedar.uid))).toMatchObject({ status: 404 });
  expect(await refusalOf(identity.call('undeleteProgram', ofProgram(school), actors.support))).toMatchObject({
    status: 409,
    body: { message: MESSAGES.organizationDeleted },
  });

  const restored = await restore(actors.support, cedar.uid);
  expect(restored.organization.programs.map(({ uid }) => uid)).toEqual([secondary.uid]);
  expect((await identity.actorFor(people.admin)).schools).toEqual([at(cedar, 'Organization Admin')]);
  expect((await identity.actorFor(people.coachee)).schools).toEqual([at(cedar)]);
  await identity.call('undeleteProgram', ofProgram(school), actors.admin);
  expect((await identity.actorFor(people.coachee)).schools[0]!.programs).toEqual([
    { program_uid: elementary.uid, roles: ['Coachee'] },
  ]);
  const events = (await identity.published()).filter(({ entity_uid }) => entity_uid === cedar.uid);
  expect(events.map(({ type, revision }) => [type, revision])).toEqual([
    ['organization.updated', 1],
    ['organization.updated', 2],
    ['organization.deleted', 3],
    ['organization.updated', 4],
    ['organization.updated', 5],
  ]);
});

it('a new one without a uid gets one, the same when it is sent again, and takes what was read of it', async () => {
  const { actors } = await aSchool();
  const { org } = await save(actors.superuser, { name: 'Hillside' });
  expect((await save(actors.superuser, { name: 'Hillside' })).org.uid).toBe(org.uid);
  const program = { program_name: 'Primary' };
  const made = (await saveProgram(actors.superuser, org.uid, program)).program;
  expect((await saveProgram(actors.superuser, org.uid, program)).program.uid).toBe(made.uid);
  const changed = { ...made, program_name: 'Elementary' };
  expect((await saveProgram(actors.superuser, org.uid, changed)).program).toEqual({
    ...changed,
    name: 'Elementary',
  });
  const { organization } = await get(actors.superuser, org.uid);
  expect(organization.programs).toEqual([
    { uid: made.uid, program_name: 'Elementary', organization_uid: org.uid },
  ]);
  const renamed = { ...organization, region: 'North' };
  expect((await save(actors.superuser, renamed)).org).toEqual(renamed);
});

it('its time zone is published, and left to its region where it is empty', async () => {
  const { cedar, actors } = await aSchool();
  for (const time_zone of ['America/Chicago', ''])
    await save(actors.admin, { uid: cedar.uid, region: 'Iowa', time_zone });
  const wrong = save(actors.admin, { uid: cedar.uid, time_zone: 'Mars/Olympus' });
  expect(await refusalOf(wrong)).toMatchObject({ status: 400 });
  const events = (await identity.published()).filter(({ entity_uid }) => entity_uid === cedar.uid);
  const published = events.flatMap(({ data }) => ('organization' in data ? data.organization : []));
  expect(published.slice(-2)).toMatchObject([
    { region: 'Iowa', time_zone: 'America/Chicago' },
    { region: 'Iowa' },
  ]);
  expect(published.at(-1)).not.toHaveProperty('time_zone');
});

it('a new name is read at once by its people', async () => {
  const { cedar, people, actors } = await aSchool();
  await save(actors.support, { uid: cedar.uid, name: 'Cedar Hill' });
  const { user } = await identity.call('getUserSession', {}, await identity.actorFor(people.admin));
  expect(user.schools[0]!.organization_name).toBe('Cedar Hill');
});

it('the session says whether its organisation has resources', async () => {
  const { cedar, people } = await aSchool();
  const entity_uid = cedar.uid;
  const shown: boolean[] = [];
  for (const [index, has_resources] of [true, false].entries()) {
    const data = { organization_uid: cedar.uid, has_resources };
    await identity.receiveEvent({ type: 'resources.changed', entity_uid, revision: index + 1, data });
    const session = await identity.call('getUserSession', {}, await identity.actorFor(people.coach));
    shown.push(session.organization!.has_resources);
  }
  expect(shown).toEqual([true, false]);
});

it('a subdomain, email domain and course code lead to one place, also after another came back', async () => {
  const { cedar, lakeside, elementary, secondary, actors } = await aSchool();
  const org_domain = `${newUid().toLowerCase()}.test`;
  await save(actors.support, { uid: cedar.uid, org_domain });
  const second = { uid: lakeside.uid, org_domain };
  expect(await refusalOf(save(actors.support, second))).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'organization.org_domain', message: MESSAGES.domainTaken }] },
  });
  await remove(actors.support, cedar.uid);
  await save(actors.support, second);
  expect(await refusalOf(restore(actors.support, cedar.uid))).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(`has the email domain ${org_domain} by now`) },
  });
  await save(actors.support, { ...second, org_domain: '' });
  await restore(actors.support, cedar.uid);

  const course_code = `code-${elementary.uid.slice(-8)}`;
  await saveProgram(actors.admin, cedar.uid, { uid: elementary.uid, course_code });
  const again = saveProgram(actors.admin, cedar.uid, { uid: secondary.uid, course_code });
  expect(await refusalOf(again)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'program.course_code', message: MESSAGES.courseCodeTaken }] },
  });
});

it.each([
  ['a public domain', 'gmail.com'],
  ['no domain', 'cedar'],
])('%s is no email domain', async (_, org_domain) => {
  const { cedar, actors } = await aSchool();
  const refused = await refusalOf(save(actors.support, { uid: cedar.uid, org_domain }));
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'organization.org_domain' }] } });
});

it('who signs up with an address of its email domain is its coachee, and nobody with a longer one', async () => {
  const { cedar, actors } = await aSchool();
  const org_domain = `${newUid().toLowerCase()}.test`;
  await save(actors.support, { uid: cedar.uid, org_domain: `@${org_domain.toUpperCase()}` });
  const signUp = async (email: string) => {
    await identity.call('loginCheck', { body: { email } }, null);
    const [verification_code] = await identity.codesMailed(email);
    await identity.call('verifyEmail', { body: { email, verification_code: verification_code! } }, null);
    const { roles, schools, organization_uid } = await identity.actorFor({
      uid: identity.grants.at(-1)!.user_uid,
    });
    return { roles, schools, organization_uid };
  };
  const place = { roles: [], schools: [at(cedar, 'Coachee')], organization_uid: cedar.uid };
  expect(await signUp(`maya@${org_domain}`)).toEqual(place);
  const nowhere = { roles: ['Coach'], schools: [], organization_uid: null };
  expect(await signUp(`maya@not${org_domain}`)).toEqual(nowhere);
});

it('a program is made, changed and answered by either name of its name', async () => {
  const { cedar, actors } = await aSchool();
  const { program } = await saveProgram(actors.admin, cedar.uid, { name: 'Summer' });
  expect(program).toMatchObject({ name: 'Summer', program_name: 'Summer' });
  const { uid } = program;
  const changed = await saveProgram(actors.admin, cedar.uid, { uid, name: 'Autumn', program_name: 'Winter' });
  expect(changed.program).toMatchObject({ name: 'Winter', program_name: 'Winter' });
  const again = await saveProgram(actors.admin, cedar.uid, { ...changed.program, name: 'Spring' });
  expect(again.program).toMatchObject({ name: 'Spring', program_name: 'Spring' });
});

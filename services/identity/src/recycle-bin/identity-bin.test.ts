import { type Actor, MESSAGES, newUid } from '@coaching/contracts';
import { binForTest } from '@coaching/service-kit/testing';
import { anOrganization, aPerson, at, inProgram } from '../testing/builders';
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
  const save = (uid: string, more: object) =>
    identity.call('saveOrganization', { body: { organization: { uid, ...more } } }, actors.support);
  await save(cedar.uid, { subdomain });
  await deleteProgram(actors.admin, cedar.uid, program.uid);
  await deleteOrganization(actors.support, cedar.uid);
  await save(newUid(), { name: 'Another', subdomain });
  expect(await bin().preview(actors.support, 'organization', cedar.uid)).toMatchObject({
    obstacles: [{ message: MESSAGES.subdomainTaken, blocks: true }],
  });
  await expect(bin().restore(actors.support, 'organization', cedar.uid)).rejects.toMatchObject({
    status: 409,
    message: MESSAGES.subdomainTaken,
  });
  expect(await bin().preview(actors.support, 'program', program.uid)).toEqual({
    along: [],
    obstacles: [{ message: MESSAGES.organizationDeleted, blocks: true }],
  });
  await expect(bin().restore(actors.support, 'program', program.uid)).rejects.toMatchObject({ status: 409 });
});

import type { ImportedOrganization } from '../import/imported';
import { anOrganization, aPerson, at, inProgram } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

const programsFor = async (
  actor: { uid: string },
  organization: ImportedOrganization,
  client: { uid: string },
) =>
  identity.call(
    'getProgramsForUser',
    { params: { organization_uid: organization.uid, client_uid: client.uid } },
    await identity.actorFor(actor),
  );

const inBoth = (organization: ImportedOrganization) => ({
  ...at(organization),
  programs: organization.programs.map(({ uid }) => ({ program_uid: uid, roles: ['Coachee' as const] })),
});

it('are those of the organisation that the coachee is in, by name, for its coach', async () => {
  const cedar = anOrganization('Cedar Grove', 'Secondary', 'Elementary', 'Early Years');
  const lakeside = anOrganization('Lakeside', 'Upper');
  const coach = aPerson({ schools: [at(cedar, 'Coach'), at(lakeside, 'Coach')] });
  const client = aPerson({
    schools: [
      { ...inBoth(cedar), programs: inBoth(cedar).programs.slice(0, 2) },
      inProgram(lakeside, 0, 'Coachee'),
    ],
  });
  await identity.withPeople([coach, client], [cedar, lakeside]);

  expect(await programsFor(coach, cedar, client)).toEqual({
    programs: [
      { uid: cedar.programs[1]!.uid, program_name: 'Elementary', organization_uid: cedar.uid },
      { uid: cedar.programs[0]!.uid, program_name: 'Secondary', organization_uid: cedar.uid },
    ],
    total: 2,
  });
});

it('leave out those that the coach does not coach in', async () => {
  const cedar = anOrganization('Cedar Grove', 'Elementary', 'Secondary');
  const coach = aPerson({ schools: [inProgram(cedar, 0, 'Coach')] });
  const client = aPerson({ schools: [inBoth(cedar)] });
  await identity.withPeople([coach, client], [cedar]);
  const { programs } = await programsFor(coach, cedar, client);
  expect(programs.map(({ program_name }) => program_name)).toEqual(['Elementary']);
});

it('are none where the coachee is not, and none of an organisation that does not exist', async () => {
  const [cedar, lakeside] = [
    anOrganization('Cedar Grove', 'Elementary'),
    anOrganization('Lakeside', 'Upper'),
  ];
  const coach = aPerson({ schools: [at(cedar, 'Coach'), at(lakeside, 'Coach')] });
  const client = aPerson({ schools: [inProgram(cedar, 0, 'Coachee')] });
  await identity.withPeople([coach, client], [cedar, lakeside]);
  expect(await programsFor(coach, lakeside, client)).toEqual({ programs: [], total: 0 });
  expect(await programsFor(coach, { ...lakeside, uid: 'nowhere' }, client)).toEqual({
    programs: [],
    total: 0,
  });
});

it('are nobody’s business who may not coach that person', async () => {
  const cedar = anOrganization('Cedar Grove', 'Elementary', 'Secondary');
  const client = aPerson({ schools: [inProgram(cedar, 0, 'Coachee')] });
  const others = [
    client,
    aPerson({ schools: [inProgram(cedar, 1, 'Coach')] }),
    aPerson({ schools: [inProgram(cedar, 0, 'Coachee')] }),
    aPerson({ roles: ['Support'] }),
  ];
  await identity.withPeople(others, [cedar]);
  for (const other of others) {
    await expect(programsFor(other, cedar, client)).rejects.toMatchObject({ status: 404 });
  }
});

import { anOrganization, aPerson, at, inProgram } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

const userFor = async (viewer: { uid: string }, { uid }: { uid: string }) =>
  identity.call('getUser', { params: { id: uid } }, await identity.actorFor(viewer));

it('is shown without the password’s hash or anything else of the record', async () => {
  const maya = aPerson();
  await identity.withPeople([maya]);
  const { user } = await userFor(maya, maya);
  expect(Object.keys(user).sort()).toEqual([
    'email',
    'first_name',
    'has_password',
    'initials',
    'last_name',
    'licenses',
    'picture',
    'roles',
    'schools',
    'uams',
    'uid',
    'username',
  ]);
});

it('keeps the other organisations, the logins and the licences of a coachee from their coach', async () => {
  const [cedar, lakeside] = [anOrganization('Cedar Grove', 'Elementary'), anOrganization('Lakeside')];
  const coach = aPerson({ schools: [inProgram(cedar, 0, 'Coach')] });
  const license = {
    product: 'monthly',
    start_date: '01/01/2026',
    end_date: '12/31/2026',
  };
  const coachee = aPerson({
    schools: [inProgram(cedar, 0, 'Coachee'), at(lakeside, 'Billing')],
    licenses: [license],
  });
  await identity.withPeople([coach, coachee], [cedar, lakeside]);

  const { user } = await userFor(coach, coachee);
  expect(user.schools.map(({ organization_name }) => organization_name)).toEqual(['Cedar Grove']);
  expect(user).toMatchObject({ uams: [], licenses: [] });
  expect(JSON.stringify(user)).not.toContain(lakeside.uid);
});

it.each(['Superuser', 'Support'] as const)('shows an account in full to %s', async (role) => {
  const cedar = anOrganization();
  const [staff, maya] = [aPerson({ roles: [role] }), aPerson({ schools: [at(cedar, 'Coach')] })];
  await identity.withPeople([staff, maya], [cedar]);
  const { user } = await userFor(staff, maya);
  expect(user.uams).toEqual([{ system: 'email', system_key: maya.email }]);
  expect(user.schools).toHaveLength(1);
});

it('answers for a person one may not know as for one who does not exist or was deleted', async () => {
  const [cedar, lakeside] = [anOrganization(), anOrganization()];
  const admin = aPerson({ schools: [at(cedar, 'Organization Admin')] });
  const stranger = aPerson({ schools: [at(lakeside, 'Coachee')] });
  const deleted = aPerson({ schools: [at(cedar, 'Coachee')] });
  await identity.withPeople([admin, stranger, deleted], [cedar, lakeside]);
  await identity.remove(deleted);

  const answers = await Promise.all(
    [stranger, deleted, { uid: 'nobody' }].map((person) =>
      userFor(admin, person).catch((refusal) => refusal),
    ),
  );
  for (const { status, body } of answers) {
    expect(status).toBe(404);
    expect(body).toEqual(answers[0].body);
  }
});

it('says of a place all that the specification names', async () => {
  const cedar = anOrganization('Cedar Grove', 'Elementary');
  const [staff, maya] = [
    aPerson({ roles: ['Support'] }),
    aPerson({ schools: [inProgram(cedar, 0, 'Coachee')] }),
  ];
  await identity.withPeople([staff, maya], [cedar]);
  const { uid: program_uid, program_name } = cedar.programs[0]!;
  expect((await userFor(staff, maya)).user.schools).toEqual([
    {
      organization_uid: cedar.uid,
      organization_name: 'Cedar Grove',
      roles: [],
      programs: [{ program_uid, program_name, roles: ['Coachee'], campuses: [], courses: [] }],
    },
  ]);
});

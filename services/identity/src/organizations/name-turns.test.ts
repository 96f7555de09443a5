import { type Actor, MESSAGES, newUid } from '@coaching/contracts';
import { anOrganization, aPerson } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';

/** Saves that are sent at once. */
const AT_ONCE = 5;

let identity: IdentityForTest;
let superuser: Actor;
beforeAll(async () => {
  identity = await startIdentityForTest();
  const person = aPerson({ roles: ['Superuser'] });
  await identity.withPeople([person]);
  superuser = await identity.actorFor(person);
});
afterAll(() => identity.close());

const each = <Result>(send: (index: number) => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: AT_ONCE }, (_, index) => send(index)));

const refused = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));

it.each([
  ['subdomain', MESSAGES.subdomainTaken],
  ['org_domain', MESSAGES.domainTaken],
] as const)('of organizations saved at once with one %s the first alone gets it', async (field, message) => {
  const value = `${newUid().toLowerCase()}${field === 'org_domain' ? '.test' : ''}`;
  const outcomes = await each((index) =>
    identity.call(
      'saveOrganization',
      { body: { organization: { name: `School ${index}`, [field]: value } } },
      superuser,
    ),
  );
  expect(refused(outcomes)).toHaveLength(AT_ONCE - 1);
  for (const error of refused(outcomes)) expect(error).toMatchObject({ status: 400, message });
});

it('of programs of several organizations saved at once with one course code the first alone gets it', async () => {
  const organizations = Array.from({ length: AT_ONCE }, (_, index) => anOrganization(`School ${index}`));
  await identity.withPeople([], organizations);
  const course_code = newUid();
  const outcomes = await each((index) =>
    identity.call(
      'saveProgram',
      {
        params: { org: organizations[index]!.uid },
        body: { program: { program_name: `Program ${index}`, course_code } },
      },
      superuser,
    ),
  );
  expect(refused(outcomes)).toHaveLength(AT_ONCE - 1);
  for (const error of refused(outcomes))
    expect(error).toMatchObject({ status: 400, message: MESSAGES.courseCodeTaken });
});

it('programs that come back with their organization leave a code to the program that has it by now', async () => {
  const [cedar, lakeside] = [
    anOrganization('Cedar', 'Elementary', 'Secondary'),
    anOrganization('Lakeside', 'Upper'),
  ];
  const [course_code, own_code] = [newUid().toUpperCase(), newUid().toUpperCase()];
  cedar.programs[0]!.course_code = course_code;
  cedar.programs[1]!.course_code = own_code;
  await identity.withPeople([], [cedar, lakeside]);
  await identity.call('deleteOrganization', { params: { id: cedar.uid } }, superuser);
  const program = { uid: lakeside.programs[0]!.uid, course_code };
  await identity.call('saveProgram', { params: { org: lakeside.uid }, body: { program } }, superuser);
  await identity.call('undeleteOrganization', { params: { id: cedar.uid } }, superuser);
  const { programs } = await identity.call('getPrograms', { params: { org: cedar.uid } }, superuser);
  expect(programs.map((each) => each.course_code)).toEqual([null, own_code]);
});

import { MESSAGES } from '@coaching/contracts';
import { peopleIn } from '../people/people-repository';
import { anOrganization, aPerson, at, inProgram } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';
import { refusalOf } from '../testing/refusal';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

let made = 0;
/** An organisation whose one program has a course code. */
function aCourse() {
  made += 1;
  const cedar = anOrganization('Cedar Grove', 'Elementary');
  const course_code = `JOIN-${made}`;
  cedar.programs[0]!.course_code = course_code;
  return { cedar, course_code, program_uid: cedar.programs[0]!.uid };
}
type Somebody = { uid: string; email: string };
const body = ({ email }: Somebody, course_code: string) => ({ body: { email, course_code } });
const join = async (person: Somebody, course_code: string) =>
  identity.call('joinProgram', body(person, course_code), await identity.actorFor(person));
const lookUp = async (person: Somebody, course_code: string) =>
  identity.call('lookUpCourse', body(person, course_code), await identity.actorFor(person));

/** Somebody who has just signed up with an address. */
async function aNewcomer(): Promise<Somebody> {
  made += 1;
  const email = `newcomer-${made}@school.test`;
  await identity.call('loginCheck', { body: { email } }, null);
  const [verification_code] = await identity.codesMailed(email);
  await identity.call('verifyEmail', { body: { email, verification_code: verification_code! } }, null);
  return { uid: identity.grants.at(-1)!.user_uid, email };
}

it('names what a code leads to, however it is written, and joins nothing by that', async () => {
  const { cedar, course_code } = aCourse();
  const maya = aPerson();
  await identity.withPeople([maya], [cedar]);
  expect(await lookUp(maya, ` ${course_code.toLowerCase()} `)).toEqual({
    course: { program_name: 'Elementary', organization_name: 'Cedar Grove' },
  });
  expect((await identity.actorFor(maya)).schools).toEqual([]);
});

it('makes a newcomer a coachee of the program and nothing else, who works in its organisation', async () => {
  const { cedar, course_code, program_uid } = aCourse();
  await identity.withPeople([], [cedar]);
  const newcomer = await aNewcomer();
  expect((await identity.actorFor(newcomer)).roles).toEqual(['Coach']);
  const { user } = await join(newcomer, course_code);
  expect(user).toMatchObject({ roles: [], schools: [{ organization_uid: cedar.uid }] });
  expect(identity.grants.at(-1)).toMatchObject({ user_uid: newcomer.uid, organization_uid: cedar.uid });
  expect(await identity.actorFor(newcomer)).toMatchObject({
    organization_uid: cedar.uid,
    roles: [],
    schools: [{ organization_uid: cedar.uid, roles: [], programs: [{ program_uid, roles: ['Coachee'] }] }],
  });
});

it('brings somebody with an account into the program, and leaves what they are', async () => {
  const { cedar, course_code, program_uid } = aCourse();
  const lakeside = anOrganization('Lakeside');
  const elsewhere = aPerson({ schools: [at(lakeside, 'Coach')] });
  const colleague = aPerson({ schools: [at(cedar, 'Coach')] });
  const coach = aPerson({ schools: [inProgram(cedar, 0, 'Coach')] });
  const solo = aPerson({ roles: ['Coach'] });
  const all = [elsewhere, colleague, coach, solo];
  await identity.withPeople(all, [cedar, lakeside]);
  for (const person of all) await join(person, course_code);
  const place = (...roles: string[]) => [{ program_uid, roles }];
  const placesOf = async (person: Somebody) => (await identity.actorFor(person)).schools;
  expect(await placesOf(elsewhere)).toEqual([
    { organization_uid: lakeside.uid, roles: ['Coach'], programs: [] },
    { organization_uid: cedar.uid, roles: [], programs: place('Coachee') },
  ]);
  expect(await placesOf(colleague)).toEqual([
    { organization_uid: cedar.uid, roles: ['Coach'], programs: place('Coachee') },
  ]);
  expect(await placesOf(coach)).toEqual([
    { organization_uid: cedar.uid, roles: [], programs: place('Coach') },
  ]);
  expect((await identity.actorFor(solo)).roles).toEqual(['Coach']);
});

it('is the same the second time', async () => {
  const { cedar, course_code } = aCourse();
  const maya = aPerson();
  await identity.withPeople([maya], [cedar]);
  await join(maya, course_code);
  const { revision } = (await peopleIn(identity.service.context.connection).find(maya.uid))!;
  await join(maya, course_code);
  expect((await peopleIn(identity.service.context.connection).find(maya.uid))!.revision).toBe(revision);
});

it.each([
  ['looked up', lookUp],
  ['joined', join],
])('a code that leads nowhere is refused on its field when it is %s', async (_what, deed) => {
  const maya = aPerson();
  await identity.withPeople([maya]);
  expect(await refusalOf(deed(maya, 'NO-SUCH-COURSE'))).toMatchObject({
    status: 400,
    body: { message: MESSAGES.unknownCourseCode, errors: [{ path: 'course_code' }] },
  });
});

it.each([
  ['looked up', lookUp],
  ['joined', join],
])('a code is %s with an address of one’s own, by which guesses are counted', async (_what, deed) => {
  const { cedar, course_code } = aCourse();
  const [maya, other] = [aPerson(), aPerson()];
  await identity.withPeople([maya, other], [cedar]);
  expect(await refusalOf(deed({ uid: maya.uid, email: other.email }, course_code))).toMatchObject({
    status: 403,
  });
  for (const person of [maya, other]) expect((await identity.actorFor(person)).schools).toEqual([]);
});

it('calls who has no name yet by their address in pickers, and by less of it in other domains', async () => {
  const { cedar, course_code } = aCourse();
  const admin = aPerson({ schools: [at(cedar, 'Organization Admin')] });
  await identity.withPeople([admin], [cedar]);
  const newcomer = await aNewcomer();
  await join(newcomer, course_code);
  const { users } = await identity.call('getUsers', {}, await identity.actorFor(admin));
  const shown = { username: newcomer.email, initials: 'N', email: newcomer.email };
  expect(users.find(({ uid }) => uid === newcomer.uid)).toMatchObject(shown);
  const published = (await identity.published())
    .filter(({ entity_uid }) => entity_uid === newcomer.uid)
    .at(-1);
  expect(published!.data).toMatchObject({
    person: { username: newcomer.email.split('@')[0], initials: 'N', first_name: '' },
  });
  const own = await identity.call('getUserSession', {}, await identity.actorFor(newcomer));
  expect(own.user).toMatchObject({ username: '', initials: '' });
});

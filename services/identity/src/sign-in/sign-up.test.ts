import { MESSAGES } from '@coaching/contracts';
import { peopleIn } from '../people/people-repository';
import { anOrganization, aPerson } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';
import { refusalOf } from '../testing/refusal';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

const begin = (email: string, course_code?: string) =>
  identity.call('loginCheck', { body: { email, course_code } }, null);
const signUp = (email: string, verification_code: string) =>
  identity.call('verifyEmail', { body: { email, verification_code } }, null);

let made = 0;
function next(): number {
  made += 1;
  return made;
}
const anAddress = () => `newcomer-${next()}@school.test`;
const personAt = async (email: string) =>
  (await peopleIn(identity.service.context.connection).findByLogin(email))!;

describe('signing up', () => {
  it('makes the account of a standalone coach without a licence once the address is proved', async () => {
    const email = anAddress();
    expect(await begin(email.toUpperCase())).toBe(true);
    const [code] = await identity.codesMailed(email);
    expect(await peopleIn(identity.service.context.connection).findByLogin(email)).toBeNull();
    expect(await signUp(email, code!)).toBe(true);

    const person = await personAt(email);
    expect(identity.grants.at(-1)).toMatchObject({ user_uid: person.uid, organization_uid: null });
    const actor = await identity.actorFor(person);
    expect(actor).toMatchObject({ roles: ['Coach'], schools: [], licenses: [] });
    const { user } = await identity.call('getUserSession', {}, actor);
    expect(user).toMatchObject({
      email,
      username: '',
      initials: '',
      uams: [{ system: 'email', system_key: email }],
    });
    expect(await identity.published()).toContainEqual(
      expect.objectContaining({ type: 'user.updated', entity_uid: person.uid }),
    );
  });

  it('signs in somebody who has an account already, and makes no other', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    await begin(maya.email);
    const [code] = await identity.codesMailed(maya.email);
    expect(await signUp(maya.email, code!)).toBe(true);
    expect(identity.grants.at(-1)).toMatchObject({ user_uid: maya.uid });
  });

  it('makes one account when the same address proves itself twice', async () => {
    const email = anAddress();
    for (let times = 0; times < 2; times += 1) {
      await begin(email);
      const code = (await identity.codesMailed(email)).at(-1);
      expect(await signUp(email, code!)).toBe(true);
    }
    const people = peopleIn(identity.service.context.connection).model;
    expect(await people.countDocuments({ email })).toBe(1);
  });

  it('says the same whether or not the address has an account', async () => {
    const maya = aPerson();
    await identity.withPeople([maya]);
    const email = anAddress();
    expect(await begin(maya.email)).toBe(true);
    expect(await begin(email)).toBe(true);
    expect(await identity.codesMailed(maya.email)).toHaveLength(1);
    expect(await identity.codesMailed(email)).toHaveLength(1);
  });

  describe('with a course code', () => {
    const course = () => {
      const cedar = anOrganization('Cedar Grove', 'Elementary');
      cedar.programs[0]!.course_code = `READ-${next()}`;
      return cedar;
    };

    it('names the course in the mail, and makes nobody a member of anything', async () => {
      const [cedar, email] = [course(), anAddress()];
      const maya = aPerson();
      await identity.withPeople([maya], [cedar]);
      for (const address of [email, maya.email]) {
        await begin(address, ` ${cedar.programs[0]!.course_code!.toLowerCase()} `);
        expect(await identity.published()).toContainEqual(
          expect.objectContaining({
            data: {
              mail: expect.objectContaining({
                to: address,
                course: { program_name: 'Elementary', organization_name: 'Cedar Grove' },
              }),
            },
          }),
        );
        const [code] = await identity.codesMailed(address);
        await signUp(address, code!);
        expect((await personAt(address)).schools).toEqual([]);
        expect(identity.grants.at(-1)).toMatchObject({ organization_uid: null });
      }
    });

    it('that nobody knows is refused on its field, and no mail is sent', async () => {
      const email = anAddress();
      expect(await refusalOf(begin(email, 'NO-SUCH-COURSE'))).toMatchObject({
        status: 400,
        body: { message: MESSAGES.unknownCourseCode, errors: [{ path: 'course_code' }] },
      });
      expect(await identity.codesMailed(email)).toEqual([]);
    });
  });
});

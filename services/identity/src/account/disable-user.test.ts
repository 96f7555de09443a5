import { peopleIn } from '../people/people-repository';
import { anOrganization, aPerson, at, inProgram, password } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

type Somebody = { uid: string };
const set = async (actor: Somebody, person: Somebody, disabled = true) =>
  identity.call('disableUser', { body: { user_uid: person.uid, disabled } }, await identity.actorFor(actor));
const epochOf = async ({ uid }: Somebody) =>
  (await peopleIn(identity.service.context.connection).find(uid))!.session_epoch;
const refused = (status: number) => ({ status });

it('ends every session of a disabled person, who gets in by nothing until they are let in again', async () => {
  const [maya, support] = [aPerson(), aPerson({ roles: ['Support'] })];
  await identity.withPeople([maya, support]);
  const login = () => identity.call('login', { body: { email: maya.email, password } }, null);
  expect(await set(support, maya)).toMatchObject({ user: { uid: maya.uid, disabled: true } });
  expect(await epochOf(maya)).toBe(1);
  await expect(identity.actorFor(maya)).rejects.toMatchObject(refused(404));
  await expect(login()).rejects.toMatchObject(refused(400));
  await identity.call('createOtp', { body: { email: maya.email } }, null);
  const [otp] = await identity.codesMailed(maya.email);
  const body = { email: maya.email, otp: otp! };
  await expect(identity.call('verifyOtp', { body }, null)).rejects.toMatchObject(refused(400));
  const wrong = { email: maya.email, password: 'Not-her-password-1' };
  await expect(identity.call('login', { body: wrong }, null)).rejects.not.toMatchObject({
    body: { message: expect.stringContaining('disabled') },
  });
  expect(await set(support, maya, false)).toMatchObject({ user: { disabled: false } });
  expect(await login()).toBe(true);
  expect((await identity.actorFor(maya)).uid).toBe(maya.uid);
});

it('is for staff alone, of nobody who runs the platform but by a Superuser, and of nobody themselves', async () => {
  const cedar = anOrganization();
  const [maya, admin] = [
    aPerson({ schools: [at(cedar, 'Coach')] }),
    aPerson({ schools: [at(cedar, 'Organization Admin')] }),
  ];
  const [support, superuser, other] = [
    aPerson({ roles: ['Support'] }),
    aPerson({ roles: ['Superuser'] }),
    aPerson({ roles: ['Superuser'] }),
  ];
  await identity.withPeople([maya, admin, support, superuser, other], [cedar]);
  await expect(set(admin, maya)).rejects.toMatchObject(refused(403));
  await expect(set(maya, admin)).rejects.toMatchObject(refused(403));
  await expect(set(support, superuser)).rejects.toMatchObject(refused(403));
  await expect(set(superuser, superuser)).rejects.toMatchObject(refused(403));
  expect(await set(superuser, other)).toMatchObject({ user: { disabled: true } });
  const signOut = async (actor: Somebody) =>
    identity.call('signOutUser', { body: { user_uid: maya.uid } }, await identity.actorFor(actor));
  await expect(signOut(admin)).rejects.toMatchObject(refused(403));
  expect(await epochOf(maya)).toBe(0);
  await signOut(support);
  expect(await epochOf(maya)).toBe(1);
});

it('shows who is disabled to staff and who administers them, on the profile and in the list, and to nobody else', async () => {
  const cedar = anOrganization('Cedar Grove', 'Elementary');
  const lakeside = anOrganization('Lakeside');
  const maya = aPerson({
    schools: [{ ...inProgram(cedar, 0, 'Coach'), roles: ['Coach'] }, at(lakeside, 'Coach')],
  });
  const colleague = aPerson({ schools: [at(cedar, 'Coach')] });
  const support = aPerson({ roles: ['Support'] });
  const admin = aPerson({ schools: [at(cedar, 'Organization Admin')] });
  const programAdmin = aPerson({ schools: [inProgram(cedar, 0, 'Program Admin')] });
  await identity.withPeople([maya, colleague, support, admin, programAdmin], [cedar, lakeside]);
  const seenBy = async (somebody: Somebody) => {
    const actor = await identity.actorFor(somebody);
    const { user } = await identity.call('getUser', { params: { id: maya.uid } }, actor);
    const { users } = await identity.call('getUsers', {}, actor);
    return [user.disabled, users.find(({ uid }) => uid === maya.uid)?.disabled];
  };
  for (const disabled of [true, false]) {
    await set(support, maya, disabled);
    for (const somebody of [support, admin, programAdmin])
      expect(await seenBy(somebody)).toEqual([disabled, disabled]);
    expect(await seenBy(colleague)).toEqual([undefined, undefined]);
  }
});

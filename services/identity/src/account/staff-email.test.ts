import { MESSAGES } from '@coaching/contracts';
import { aPerson, password } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';
import { refusalOf } from '../testing/refusal';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

let made = 0;
/** A person, Support, and an address that Support has begun to add, with its code. */
async function anAddressBegun() {
  made += 1;
  const [maya, support] = [
    aPerson(),
    aPerson({ roles: ['Support'], first_name: 'Sam', last_name: 'Support' }),
  ];
  const email = `added-${made}@home.test`;
  await identity.withPeople([maya, support]);
  const begin = async () =>
    identity.call('addEmail', { body: { uid: maya.uid, email } }, await identity.actorFor(support));
  const { user } = await begin();
  const [verification_code] = await identity.codesMailed(email);
  return {
    maya,
    support,
    email,
    user,
    begin,
    proof: { uid: maya.uid, email, verification_code: verification_code! },
  };
}
const accept = (body: { uid: string; email: string; verification_code: string }) =>
  identity.call('acceptEmail', { body }, null);
const userOf = async (person: { uid: string }) =>
  (await identity.call('getUserSession', {}, await identity.actorFor(person))).user;
const login = (email: string) => identity.call('login', { body: { email, password } }, null);

it('is mailed to the addresses that are there before its own code is sent, and is none yet', async () => {
  const { maya, email, user } = await anAddressBegun();
  const mails = (await identity.published()).flatMap(({ type, data }) =>
    type === 'mail.requested' ? [data.mail] : [],
  );
  expect(mails.slice(-2)).toMatchObject([
    { template: 'account_news', to: maya.email, news: 'email_proposed', email, by: 'Sam Support' },
    { template: 'email_added_by_staff', to: email, user_uid: maya.uid },
  ]);
  expect(user.uams).toHaveLength(1);
  expect(await refusalOf(login(email))).toMatchObject({ status: 400 });
});

it('opens the account once its receiver brings the code: sessions end, all get a mail, nobody is signed in by it', async () => {
  const { maya, email, proof } = await anAddressBegun();
  const granted = identity.grants.length;
  expect(await accept(proof)).toBe(true);
  expect(identity.grants).toHaveLength(granted);
  expect((await userOf(maya)).uams.map(({ system_key }) => system_key)).toEqual([maya.email, email]);
  expect(await login(email)).toBe(true);
  expect(identity.grants.at(-1)).toMatchObject({ user_uid: maya.uid, session_epoch: 1 });
  for (const address of [maya.email, email])
    expect((await identity.accountNewsMails(address)).at(-1)).toMatchObject({ news: 'email_added', email });
  expect(await refusalOf(accept(proof))).toMatchObject({ status: 400 });
});

it('is proved by nobody else, for no other account and by no other code', async () => {
  const { maya, support, email, proof } = await anAddressBegun();
  const other = aPerson();
  await identity.withPeople([other]);
  for (const who of [support, maya])
    expect(
      await refusalOf(identity.call('verifyNewEmail', { body: proof }, await identity.actorFor(who))),
    ).toMatchObject({ status: who === maya ? 400 : 403 });
  const code = { email, verification_code: proof.verification_code };
  expect(await refusalOf(identity.call('verifyEmail', { body: code }, null))).toMatchObject({ status: 400 });
  for (const wrong of [
    { ...proof, uid: other.uid },
    { ...proof, uid: 'no-such-person' },
    { ...proof, email: `x${email}` },
    {
      ...proof,
      verification_code: String((Number(proof.verification_code) + 1) % 1_000_000).padStart(6, '0'),
    },
  ])
    expect(await refusalOf(accept(wrong))).toMatchObject({
      status: 400,
      body: { message: MESSAGES.wrongCode },
    });
  // What the person adds themselves is for their session alone to prove.
  await identity.call('addEmail', { body: { uid: maya.uid, email } }, await identity.actorFor(maya));
  const own = (await identity.codesMailed(email)).at(-1)!;
  if (own !== proof.verification_code)
    expect(await refusalOf(accept({ ...proof, verification_code: own }))).toMatchObject({ status: 400 });
  expect((await userOf(maya)).uams).toHaveLength(1);
});

it.each([
  [
    'chooses another password',
    (maya: { uid: string }) => ({ newPassword: { user_uid: maya.uid, password: 'Another-chalk-2' } }),
  ],
  ['adds an address', () => ({})],
])('is stopped when the person %s meanwhile', async (_what, deed) => {
  const { maya, proof } = await anAddressBegun();
  const { newPassword } = deed(maya) as { newPassword?: { user_uid: string; password: string } };
  if (newPassword) await identity.call('newPassword', { body: newPassword }, await identity.actorFor(maya));
  else await identity.withAddress(maya);
  expect(await refusalOf(accept(proof))).toMatchObject({ status: 400 });
});

it('is nothing to an account that was deleted meanwhile', async () => {
  const { maya, proof } = await anAddressBegun();
  await identity.remove(maya);
  expect(await refusalOf(accept(proof))).toMatchObject({ status: 400 });
});

it('of another account is refused to its receiver', async () => {
  const { maya, email, proof } = await anAddressBegun();
  await identity.withPeople([aPerson({ email })]);
  expect(await refusalOf(accept(proof))).toMatchObject({
    status: 400,
    body: { message: MESSAGES.emailTaken },
  });
  expect((await userOf(maya)).uams).toHaveLength(1);
});

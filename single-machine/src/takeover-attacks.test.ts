import { type PlatformForTest, startPlatformForTest, type TestBrowser } from './testing/platform-for-test';

let on: PlatformForTest;
beforeAll(async () => {
  on = await startPlatformForTest();
});
afterAll(() => on.close());

const amara = { uid: 'demo-amara', email: 'amara@demo.test' };
/** An address of the attacker's own, another for each attack, because tries of one are limited. */
const theirs = (attack: string) => `mallory-${attack}@evil.test`;
const chosen = 'Another-chalk-2';

/** What would let one in as somebody else. */
const deeds = (browser: TestBrowser, attack: string) => {
  const { uid, email } = amara;
  const proof = { uid, email: theirs(attack), verification_code: '123456' };
  return [
    browser.post('/add_email', { uid, email: theirs(attack) }),
    browser.post('/verify_new_email', proof),
    browser.post('/delete_email', { uid, system: 'email', system_key: email }),
    browser.post('/new_password', { user_uid: uid, password: chosen }),
  ];
};

describe.each([
  ['an administrator of her organization', 'orgadmin', 403],
  ['an administrator of her program', 'progadmin', 403],
  ['her coach', 'coach', 403],
  ['another coachee', 'coachee', 404],
  ['an administrator of another organization', 'orgadmin2', 404],
  ['a coach of another organization', 'coach2', 404],
  ['a standalone coach', 'solo', 404],
  ['who manages content', 'content', 404],
  ['who pays the bills', 'billing', 403],
])('%s', (_who, account, status) => {
  it('gets in by no address and no password of their own', async () => {
    const browser = await on.signedIn(account);
    for (const deed of deeds(browser, account)) expect((await deed).status).toBe(status);
    expect(await on.mailsTo(theirs(account))).toEqual([]);
    expect((await on.signedIn('amara')).cookie).not.toBe('');
    expect((await on.browser().login('amara', chosen)).status).toBe(400);
  });
});

it('nobody who is signed out changes how a person signs in, nor has a reset sent in an administrator’s name', async () => {
  const nobody = on.browser();
  for (const deed of deeds(nobody, 'nobody')) expect((await deed).status).toBe(401);
  expect((await nobody.post('/send_reset', { uid: amara.uid })).status).toBe(401);
  expect(
    (await nobody.post('/confirm_session', { email: amara.email, password: 'Coaching-demo-1' })).status,
  ).toBe(401);
  expect((await nobody.ask('DELETE', `/user/${amara.uid}`)).status).toBe(401);
});

describe('a reset', () => {
  it.each(['orgadmin', 'progadmin', 'support', 'superuser'])(
    'that %s asks for goes to the person alone, and the answer does not hold the code',
    async (account) => {
      const { uid, email } = { uid: 'demo-grace', email: 'grace@demo.test' };
      const before = (await on.mailsTo(email)).length;
      const answer = await (await on.signedIn(account)).post('/send_reset', { uid });
      expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
      const mails = await on.mailsTo(email);
      expect(mails).toHaveLength(before + 1);
      const otp = await on.codeMailedTo(email);
      expect(JSON.stringify([answer.body, ...answer.headers])).not.toContain(otp);
      const grace = on.browser();
      expect((await grace.post('/verify_otp', { email, otp })).status).toBe(200);
      expect((await grace.me()).body).toMatchObject({ user: { uid } });
    },
  );

  it.each([
    ['coach', 403],
    ['billing', 403],
    ['coachee', 404],
    ['orgadmin2', 404],
    ['coach2', 404],
    ['solo', 404],
    ['content', 404],
  ])('is not for %s to ask for', async (account, status) => {
    const answer = await (await on.signedIn(account)).post('/send_reset', { uid: amara.uid });
    expect(answer.status).toBe(status);
    expect(await on.mailsTo(amara.email)).toEqual([]);
  });

  it('of who runs the platform is for nobody but a Superuser to ask for', async () => {
    for (const uid of ['demo-superuser', 'demo-content'])
      expect((await (await on.signedIn('support')).post('/send_reset', { uid })).status).toBe(403);
    expect((await (await on.signedIn('orgadmin')).post('/send_reset', { uid: 'demo-support' })).status).toBe(
      404,
    );
  });
});

describe('an address that Support adds', () => {
  const { uid, email } = { uid: 'demo-grace', email: 'grace@demo.test' };
  const added = 'grace@new-home.test';

  it('opens the account once its receiver has verified it, not before, and grace gets a mail first', async () => {
    const support = await on.signedIn('support');
    const [grace, elsewhere] = [await on.signedIn('grace'), await on.signedIn('grace')];
    const answer = await support.post('/add_email', { uid, email: added });
    expect(answer.status).toBe(200);
    expect((answer.body.user as { uams: unknown[] }).uams).toHaveLength(1);
    const [mail] = await on.mailsTo(email);
    expect(mail!.text).toContain(added);
    expect(mail!.text).not.toMatch(/^ {4}\d{6}$/m);
    const verification_code = await on.codeMailedTo(added);

    // Neither who added it nor anybody else brings the code in the receiver's place, and it signs nobody in.
    const proof = { uid, email: added, verification_code };
    expect((await support.post('/verify_new_email', proof)).status).toBe(403);
    expect((await on.browser().post('/verify_otp', { email: added, otp: verification_code })).status).toBe(
      400,
    );
    expect((await on.browser().post('/verify_email', { email: added, verification_code })).status).toBe(400);
    expect((await on.browser().post('/accept_email', { ...proof, uid: 'demo-amara' })).status).toBe(400);
    expect((await on.browser().post('/accept_email', { ...proof, email: theirs('support') })).status).toBe(
      400,
    );
    expect((await on.browser().login('grace', 'Coaching-demo-1')).status).toBe(200);
    expect((await grace.me()).status).toBe(200);

    const receiver = on.browser();
    expect((await receiver.post('/accept_email', proof)).body).toBe(true);
    expect((await receiver.me()).status).toBe(401);
    for (const session of [grace, elsewhere]) expect((await session.me()).status).toBe(401);
    for (const address of [email, added])
      expect((await on.mailsTo(address))[0]!.text).toMatch(/can now be used/);
    expect((await receiver.post('/create_otp', { email: added })).status).toBe(200);
    const otp = await on.codeMailedTo(added);
    expect((await receiver.post('/verify_otp', { email: added, otp })).status).toBe(200);
    expect((await receiver.me()).body).toMatchObject({ user: { uid } });
    expect((await support.me()).status).toBe(200);
  });

  it('opens nothing any more once the person has changed their password meanwhile', async () => {
    const support = await on.signedIn('support');
    await support.post('/add_email', { uid, email: theirs('late') });
    const verification_code = await on.codeMailedTo(theirs('late'));
    const grace = await on.signedIn('grace');
    expect((await grace.post('/new_password', { user_uid: uid, password: chosen })).status).toBe(200);
    expect(
      (await on.browser().post('/accept_email', { uid, email: theirs('late'), verification_code })).status,
    ).toBe(400);
    expect(JSON.stringify((await grace.me()).body)).not.toContain(theirs('late'));
  });

  it('cannot be added to the account of who runs the platform', async () => {
    const support = await on.signedIn('support');
    for (const target of ['demo-superuser', 'demo-content'])
      expect((await support.post('/add_email', { uid: target, email: theirs(target) })).status).toBe(403);
  });
});

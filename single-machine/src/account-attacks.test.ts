import { MESSAGES } from '@coaching/contracts';
import { type Answer, type PlatformForTest, startPlatformForTest } from './testing/platform-for-test';

let platform: PlatformForTest;
beforeAll(async () => {
  platform = await startPlatformForTest({ TRUST_PROXY: 'loopback' });
});
afterAll(() => platform.close());

const aBrowser = (cookie?: string) => platform.browser(cookie);
const signedIn = (account: string) => platform.signedIn(account);

describe('what is no text', () => {
  it.each([
    ['/login', { email: { $ne: '' }, password: { $ne: '' } }],
    ['/login', { email: 'coach@demo.test', password: { $gt: '' } }],
    ['/login_check', { email: { $gt: '' } }],
    ['/login_check', { email: 'a@demo.test', course_code: { $ne: null } }],
    ['/create_otp', { email: { $regex: '.*' } }],
    ['/verify_otp', { email: 'coach2@demo.test', otp: { $ne: '' } }],
    ['/verify_email', { email: 'coach2@demo.test', verification_code: { $exists: true } }],
    ['/update_user', { user: { uid: { $ne: 'demo-coachee' }, first_name: 'Mallory' } }],
    ['/new_password', { user_uid: { $ne: 'x' }, password: 'Another-chalk-2' }],
    ['/add_email', { uid: { $ne: 'x' }, email: 'a@demo.test' }],
    ['/delete_email', { uid: 'demo-coachee', system: { $ne: '' }, system_key: { $ne: '' } }],
    ['/verify_new_email', { uid: 'demo-coachee', email: 'a@demo.test', verification_code: { $ne: '' } }],
    ['/user_session', { organization_uid: { $ne: '' } }],
  ])('is refused by %s: %j', async (path, body) => {
    const coachee = await signedIn('coachee');
    const answer = await coachee.post(path, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toBeDefined();
  });

  it('changes no order of a list either', async () => {
    const support = await signedIn('support');
    for (const query of ['sortBy[$ne]=name', 'sortBy=$where', 'query[$gt]=', 'page[$gt]=0']) {
      const answer = await support.ask('GET', `/get_organizations?${query}`);
      if (answer.status !== 400) expect(answer.body).toMatchObject({ total: 2 });
    }
    expect((await support.ask('GET', '/get_organizations?sortBy=$where')).status).toBe(400);
  });
});

describe('a coachee', () => {
  it('does not become more by saying so', async () => {
    const coachee = await signedIn('coachee');
    const { user: before } = (await coachee.me()).body as { user: Record<string, unknown> };
    const claims = {
      ...before,
      roles: ['Superuser'],
      schools: [],
      licenses: [{ product: 'yearly', start_date: '2020-01-01T00:00:00Z', end_date: '2099-01-01T00:00:00Z' }],
      email: 'mallory@evil.test',
      uams: [{ system: 'email', system_key: 'mallory@evil.test' }],
    };
    expect((await coachee.post('/update_user', { user: claims })).status).toBe(200);
    expect((await coachee.me()).body.user).toEqual(before);
    expect(
      (await coachee.post('/update_user', { user: { uid: before.uid }, roles: ['Superuser'] })).status,
    ).toBe(400);
  });

  it('finds nobody of another organisation, and changes nothing of theirs', async () => {
    const coachee = await signedIn('coachee');
    const target = 'demo-coachee2';
    const deeds = async (uid: string) => [
      await coachee.ask('GET', `/user/${uid}`),
      await coachee.ask('DELETE', `/user/${uid}`),
      await coachee.post('/update_user', { user: { uid, first_name: 'Mallory' } }),
      await coachee.post('/new_password', { user_uid: uid, password: 'Another-chalk-2' }),
      await coachee.post('/add_email', { uid, email: 'mallory@evil.test' }),
      await coachee.post('/delete_email', { uid, system: 'email', system_key: 'coachee2@demo.test' }),
      await coachee.post('/user_session', { organization_uid: 'demo-lakeside' }),
    ];
    const seen = (answers: Answer[]) =>
      answers.map(({ status, body }) => ({ status, message: body.message }));
    const hidden = seen(await deeds(target));
    expect(hidden).toEqual(Array(7).fill({ status: 404, message: MESSAGES.notFound }));
    expect(seen(await deeds('demo-nobody'))).toEqual(hidden);
    expect((await (await signedIn('coachee2')).me()).body).toMatchObject({ user: { first_name: 'Hana' } });
  });
});

it('an administrator does not reach another organisation, nor those who run the platform', async () => {
  const admin = await signedIn('orgadmin2');
  for (const uid of ['demo-coach', 'demo-superuser', 'demo-support', 'demo-solo']) {
    expect((await admin.post('/new_password', { user_uid: uid, password: 'Another-chalk-2' })).status).toBe(
      404,
    );
    expect((await admin.ask('DELETE', `/user/${uid}`)).status).toBe(404);
  }
  const support = await signedIn('support');
  const password_of_superuser = { user_uid: 'demo-superuser', password: 'Another-chalk-2' };
  expect((await support.post('/new_password', password_of_superuser)).status).toBe(403);
  for (const account of ['coach', 'superuser', 'solo'])
    expect((await aBrowser().login(account)).status).toBe(200);
});

import {
  type PlatformForTest,
  demoPassword as password,
  startPlatformForTest,
} from './testing/platform-for-test';

let platform: PlatformForTest;
beforeAll(async () => {
  platform = await startPlatformForTest({ TRUST_PROXY: 'loopback' });
});
afterAll(() => platform.close());

const aBrowser = (cookie?: string) => platform.browser(cookie);
const signedIn = (account: string) => platform.signedIn(account);

describe('a session', () => {
  it('that an attacker prepared is not the one a victim signs in with', async () => {
    const attacker = await signedIn('coach2');
    const prepared = attacker.cookie;
    const victim = aBrowser(prepared);
    await victim.login('coach');
    expect(victim.cookie).not.toBe(prepared);
    expect((await attacker.me()).status).toBe(401);
    expect((await victim.me()).body).toMatchObject({ user: { uid: 'demo-coach' } });
  });

  it('has a new id after its person chose a password, and the others are over at their next request', async () => {
    const [here, elsewhere] = [await signedIn('amara'), await signedIn('amara')];
    const before = here.cookie;
    const chosen = 'Another-chalk-2';
    const body = { user_uid: 'demo-amara', password: chosen };
    expect((await here.post('/new_password', body)).status).toBe(200);
    expect(here.cookie).not.toBe(before);
    expect((await here.me()).status).toBe(200);
    expect((await aBrowser(before).me()).status).toBe(401);
    expect((await elsewhere.me()).status).toBe(401);
    expect((await aBrowser().login('amara', password)).status).toBe(400);
    expect((await aBrowser().login('amara', chosen)).status).toBe(200);
  });

  it('is over everywhere else at the next request once its person says so', async () => {
    const [here, elsewhere, another] = [
      await signedIn('lucas'),
      await signedIn('lucas'),
      await signedIn('grace'),
    ];
    expect((await elsewhere.me()).status).toBe(200);
    expect((await here.post('/sign_out_everywhere')).status).toBe(200);
    expect((await elsewhere.me()).status).toBe(401);
    expect((await here.me()).status).toBe(200);
    expect((await another.me()).status).toBe(200);
  });

  it('of somebody who was deleted is over at the next request', async () => {
    const [support, noah] = [await signedIn('support'), await signedIn('noah')];
    expect((await noah.me()).status).toBe(200);
    expect((await support.ask('DELETE', '/user/demo-noah')).status).toBe(200);
    expect((await noah.me()).status).toBe(401);
    expect((await aBrowser().login('noah')).status).toBe(400);
  });
});

describe('another site', () => {
  it.each([
    ['POST', '/update_user', { user: { uid: 'demo-coach', first_name: 'Mallory' } }],
    ['POST', '/new_password', { user_uid: 'demo-coach', password: 'Another-chalk-2' }],
    ['POST', '/add_email', { uid: 'demo-coach', email: 'mallory@evil.test' }],
    ['POST', '/delete_email', { uid: 'demo-coach', system: 'email', system_key: 'coach@demo.test' }],
    ['POST', '/sign_out_everywhere', {}],
    ['POST', '/login', { email: 'coach@demo.test', password }],
    ['POST', '/verify_otp', { email: 'coach@demo.test', otp: '123456' }],
    ['POST', '/create_otp', { email: 'coach@demo.test' }],
    ['DELETE', '/user/demo-coach', undefined],
  ])('cannot make a browser call %s %s', async (method, path, body) => {
    const coach = await signedIn('coach');
    const before = (await coach.me()).body;
    const { cookie } = coach;
    const from: Record<string, string>[] = [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of from) expect((await coach.ask(method, path, body, headers)).status).toBe(403);
    expect(coach.cookie).toBe(cookie);
    expect((await coach.me()).body).toEqual(before);
  });
});

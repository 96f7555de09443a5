import { mayBeSignedIn } from '@coaching/contracts';
import {
  cookieOf,
  type GatewayForTest,
  post,
  signIn,
  startGatewayForTest,
} from '../testing/gateway-for-test';
import { sessionsForTest } from '../testing/sessions-for-test';

const sessions = sessionsForTest();
let one: GatewayForTest;
afterEach(() => one.stop());

const start = async (publicOrigin?: string) => {
  one = await startGatewayForTest({ sessions: sessions(), publicOrigin });
};
const me = (cookie: string) => fetch(`${one.address}/api/user_session`, { headers: { cookie } });
const login = () => post(`${one.address}/api/login`, { email: 'coach@school.test', password: 'right' });

/** What scripts of the page would read in document.cookie after these answers. */
function readableAfter(...answers: Response[]): string {
  const jar = new Map<string, string>();
  for (const set of answers.flatMap((answer) => answer.headers.getSetCookie())) {
    const [pair] = set.split(';') as [string];
    const name = pair.split('=')[0]!;
    if (/; HttpOnly/i.test(set)) continue;
    if (/Max-Age=0/.test(set)) jar.delete(name);
    else jar.set(name, pair);
  }
  return [...jar.values()].join('; ');
}

describe('a session over TLS', () => {
  beforeEach(() => start('https://coaching.test'));

  it('has a cookie that no neighbour can plant', async () => {
    const answer = await login();
    const sets = answer.headers.getSetCookie();
    expect(sets.length).toBeGreaterThan(1);
    for (const set of sets) {
      expect(set).toMatch(/^__Host-/);
      expect(set).toMatch(/; Path=\/(;|$)/);
      expect(set).toMatch(/; Secure/);
      expect(set).not.toMatch(/domain/i);
    }
    expect((await me(cookieOf(answer)!)).status).toBe(200);
  });

  it('is not found by a cookie without the prefix, as a subdomain or an earlier version would set it', async () => {
    const cookie = cookieOf(await login())!;
    const planted = cookie.replace('__Host-', '');
    expect((await me(planted)).status).toBe(401);
    expect((await me(`${planted}; ${cookie}`)).status).toBe(200);
  });

  it('ends for the browser under the same name', async () => {
    const cookie = cookieOf(await login())!;
    const answer = await post(`${one.address}/api/logout`, {}, { cookie });
    expect(cookieOf(answer)).toBe('__Host-sid=');
  });
});

describe.each([undefined, 'https://coaching.test'])('a page of %s knows by its cookies', (publicOrigin) => {
  beforeEach(() => start(publicOrigin));

  it('that somebody has signed in, and that they have signed out', async () => {
    const signedIn = await login();
    expect(mayBeSignedIn(readableAfter(signedIn))).toBe(true);
    const hint = readableAfter(signedIn);
    const cookie = `${cookieOf(signedIn)}; ${hint}`;
    const signedOut = await post(`${one.address}/api/logout`, {}, { cookie });
    expect(mayBeSignedIn(readableAfter(signedIn, signedOut))).toBe(false);
  });

  it('nothing that opens a session', async () => {
    const hint = readableAfter(await login());
    expect(hint).toMatch(/^(?:__Host-)?signed_in=1$/);
    expect((await me(hint)).status).toBe(401);
  });

  it('that nobody is when wrong credentials were given, or nothing', async () => {
    const refused = await post(`${one.address}/api/login`, { email: 'coach@school.test', password: 'no' });
    expect(readableAfter(refused, await me(''))).toBe('');
  });

  it('that somebody is whose session began before there was such a cookie', async () => {
    const answer = await me(await signIn(one.address, 'coach'));
    expect(mayBeSignedIn(readableAfter(answer))).toBe(true);
  });

  it('that nobody is any more once the session’s cookie is gone, or its person', async () => {
    const signedIn = await login();
    const hint = readableAfter(signedIn);
    expect(readableAfter(signedIn, await me(hint))).toBe('');
    one.people.delete('coach');
    await post(`${one.address}/api/update_user`, {}, { cookie: await signIn(one.address, 'coachee') });
    expect(readableAfter(signedIn, await me(`${cookieOf(signedIn)}; ${hint}`))).toBe('');
  });
});

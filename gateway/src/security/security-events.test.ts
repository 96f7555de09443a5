import { type LogForTest, logForTest } from '@coaching/service-kit/testing';
import { dummyServices } from '../testing/dummy-services';
import {
  cookieOf,
  type GatewayForTest,
  post,
  signIn,
  startGatewayForTest,
} from '../testing/gateway-for-test';
import { sessionsForTest } from '../testing/sessions-for-test';

const sessions = sessionsForTest();

let logged: LogForTest;
let one: GatewayForTest;

async function start(level?: Parameters<typeof logForTest>[0]) {
  logged = logForTest(level);
  one = await startGatewayForTest({ sessions: sessions(), trustProxy: 'loopback', log: logged.log });
}
afterEach(() => one.stop());

const from = '203.0.113.7';
const ask = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  post(`${one.address}/api${path}`, body, { 'x-forwarded-for': from, ...headers });
const email = 'coach@school.test';

describe('the security log', () => {
  it('logs who signed in, who did not, from where, and under which id', async () => {
    await start();
    const answer = await ask('/login', { email, password: 'right' });
    await ask('/login', { email, password: 'wrong' });
    expect(logged.security()).toMatchObject([
      {
        event: 'sign-in',
        result: 'done',
        user_uid: 'coach',
        email,
        from,
        request_id: answer.headers.get('x-request-id'),
        call: 'POST /login',
        status: 200,
      },
      { event: 'sign-in-failed', result: 'refused', email, from, status: 400 },
    ]);
    expect(logged.security()[1]).not.toHaveProperty('user_uid');
  });

  it('has identity add to the audit log what no service sees, and that alone', async () => {
    await start();
    const cookie = await signIn(one.address, 'coach');
    await ask('/logout', {}, { cookie, origin: 'https://evil.test' });
    await ask('/login', { email, password: 'wrong' });
    await ask('/logout', {}, { cookie });
    // The dummy service is in this process: it has what was reported before the next request is answered.
    await ask('/login', { email, password: 'wrong' });
    const common = { from, real_uid: null, target: 'POST /logout', request_id: expect.any(String) };
    expect(one.audited).toEqual([
      { ...common, event: 'foreign-origin', result: 'refused', actor_uid: null, email: null },
      { ...common, event: 'sign-out', result: 'done', actor_uid: 'coach', email: null },
    ]);
  });

  it.each(['fatal', 'error', 'warn', 'info'] as const)('is written at LOG_LEVEL %s', async (level) => {
    await start(level);
    await ask('/login', { email, password: 'wrong' });
    expect(logged.security()).toMatchObject([{ event: 'sign-in-failed' }]);
  });

  it('tells what was refused, whether it would have changed something or not', async () => {
    await start();
    const cookie = await signIn(one.address, 'coach');
    one.overrides.set('/observation', (_request, response) => {
      response.writeHead(403, { 'content-type': 'application/json' }).end('{"message":"no"}');
    });
    await ask('/observation', {}, { cookie });
    await fetch(`${one.address}/api/observation/a`, { headers: { cookie, 'x-forwarded-for': from } });
    const refused = { event: 'refused', result: 'refused', user_uid: 'coach', from, status: 403 };
    expect(logged.security().slice(1)).toMatchObject([
      { ...refused, call: 'POST /observation' },
      { ...refused, call: 'GET /observation/:uid' },
    ]);
  });

  it('is silent when LOG_LEVEL says so', async () => {
    await start('silent');
    await ask('/login', { email, password: 'wrong' });
    expect(logged.text()).toBe('');
  });

  it('logs codes asked for, wrong codes and limits reached', async () => {
    await start();
    one.overrides.set('/verify_otp', (_, response) => {
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"message":"wrong"}');
    });
    await ask('/create_otp', { email });
    for (let tries = 0; tries < 6; tries += 1) await ask('/verify_otp', { email, otp: '123456' });
    expect(logged.security().map(({ event, status }) => [event, status])).toEqual([
      ['code-requested', 200],
      ...Array(5).fill(['code-refused', 400]),
      ['limit-reached', 429],
    ]);
  });

  it('logs another site’s requests, of what is refused, and of signing out', async () => {
    await start();
    const cookie = await signIn(one.address, 'coach');
    one.overrides.set('/new_password', (_, response) => {
      response.writeHead(403, { 'content-type': 'application/json' }).end('{"message":"no"}');
    });
    await ask('/new_password', { user_uid: 'x', password: 'y' }, { cookie, origin: 'https://evil.test' });
    await ask('/new_password', { user_uid: 'x', password: 'y' }, { cookie });
    await ask('/observation', { observation: {} });
    await ask('/logout', {}, { cookie });
    expect(logged.security().slice(1)).toMatchObject([
      { event: 'foreign-origin', from, call: 'POST /new_password', status: 403 },
      { event: 'refused', user_uid: 'coach', from, call: 'POST /new_password', status: 403 },
      { event: 'refused', call: 'POST /observation', status: 401 },
      { event: 'sign-out', result: 'done', user_uid: 'coach', from },
    ]);
  });

  it('tells services where a call comes from, whatever its caller says', async () => {
    await start();
    await ask('/login', { email, password: 'wrong' }, { 'x-caller-address': '198.51.100.1' });
    expect(one.requests.at(-1)!.headers['x-caller-address']).toBe(from);
  });

  it('holds no password, code, cookie or token', async () => {
    await start('trace');
    const secrets = ['hunter-2-hunter', '918273', 'my password, in the wrong field'];
    const [password, otp, misplaced] = secrets;
    one.people.set('hunter', one.people.get('coach')!);
    const cookie = await signIn(one.address, 'coach');
    await ask('/login', { email, password }, { cookie });
    await ask('/login', { email: misplaced, password }, { authorization: 'Basic c2VjcmV0' });
    await ask('/verify_otp', { email, otp }, { cookie, 'x-actor-token': 'made-up-token' });
    await ask('/verify_email', { email, verification_code: otp });
    await ask('/new_password', { user_uid: 'coach', password }, { cookie, origin: 'null' });
    await ask('/new_password', { user_uid: 'coach', password });
    await ask(`/create_otp?code=${otp}`, { email, redirect_to: `/x?code=${otp}` });
    const signedIn = await ask('/login', { email, password: 'right' });
    expect(logged.security().length).toBeGreaterThan(6);
    const written = logged.text();
    const cookies = [cookie, cookieOf(signedIn)!].map((text) => text.split('=')[1]!);
    for (const secret of [...secrets, ...cookies, ...cookies.map(decodeURIComponent)])
      expect(written).not.toContain(secret);
    for (const { headers } of one.requests) expect(written).not.toContain(headers['x-actor-token']);
    for (const word of ['c2VjcmV0', 'made-up-token', 'eyJ']) expect(written).not.toContain(word);
  });
});

it('one who is cut off while waiting is written down as well', async () => {
  const dummies = dummyServices();
  logged = logForTest();
  one = await startGatewayForTest({ sessions: sessions(), log: logged.log }, dummies);
  let answer = () => {};
  const requested = new Promise<void>((arrived) => {
    dummies.overrides.set('/login', (_, response) => {
      answer = () => response.writeHead(400, { 'content-type': 'application/json' }).end('{"message":"no"}');
      arrived();
    });
  });
  const caller = new AbortController();
  const cut = fetch(`${one.address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'wrong' }),
    signal: caller.signal,
  }).catch(() => 'cut');
  await requested;
  caller.abort();
  expect(await cut).toBe('cut');
  answer();
  while (logged.security().length === 0) await new Promise(setImmediate);
  expect(logged.security()).toMatchObject([{ event: 'sign-in-failed', status: 400 }]);
});

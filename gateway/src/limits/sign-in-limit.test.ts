import { connect } from 'node:net';
import type { RateLimitPlace } from '../options';
import { cookieOf, type GatewayForTest, post, startGatewayForTest } from '../testing/gateway-for-test';
import { startRedis } from '../testing/redis-server';
import { sessionsForTest } from '../testing/sessions-for-test';
import { ACCOUNT_TRIES } from './credentials';
import { FAILURES } from './slow-down';

const sessions = sessionsForTest();
const email = 'coach@school.test';

async function perProcess() {
  return { rateLimits: 'in-process' as RateLimitPlace, close: async () => {} };
}
async function inRedis() {
  const redis = await startRedis();
  return { rateLimits: { redisUrl: redis.url } as RateLimitPlace, close: redis.stop };
}

describe.each([
  ['in this process', perProcess],
  ['in Redis', inRedis],
])('sign-in, counted %s', (_, open) => {
  let place: Awaited<ReturnType<typeof open>>;
  let one: GatewayForTest;
  beforeEach(async () => {
    place = await open();
    one = await startGatewayForTest({
      sessions: sessions(),
      rateLimits: place.rateLimits,
      trustProxy: 'loopback',
    });
  });
  afterEach(async () => {
    await one.stop();
    await place.close();
  });

  const send = async (body: Uint8Array<ArrayBuffer> | string, headers: Record<string, string> = {}) =>
    (
      await fetch(`${one.address}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
    ).status;
  const login = (password: string, headers: Record<string, string> = {}) =>
    post(`${one.address}/api/login`, { email, password }, headers);
  const from = (network: number) => ({ 'x-forwarded-for': `198.51.100.${network}` });

  const guess = JSON.stringify({ email, password: 'wrong' });
  const encodings: [string, Buffer, Record<string, string>][] = [
    [
      'UTF-16 that says so',
      Buffer.from(guess, 'utf16le'),
      { 'content-type': 'application/json; charset=utf-16' },
    ],
    ['UTF-16 with its mark', Buffer.from(`\ufeff${guess}`, 'utf16le'), {}],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${guess}`), {}],
    [
      'UTF-8 that says it is UTF-16',
      Buffer.from(guess),
      { 'content-type': 'application/json; charset=utf-16' },
    ],
    ['UTF-7', Buffer.from(guess), { 'content-type': 'application/json;charset=utf-7' }],
    [
      'a form',
      Buffer.from(`email=${email}&password=wrong`),
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
    ['text', Buffer.from(guess), { 'content-type': 'text/plain' }],
  ];

  it.each(encodings)('reaches nobody in %s', async (__, body, headers) => {
    expect(await send(new Uint8Array(body), headers)).toBe(415);
    expect(one.requests).toEqual([]);
  });

  it.each<[string, (made: number) => string]>([
    [
      'in capitals and spaces',
      (made) => JSON.stringify({ email: `${' '.repeat(made)}Coach@SCHOOL.test`, password: 'wrong' }),
    ],
    ['twice', (made) => `{"email":"other${made}@school.test","email":"${email}","password":"wrong"}`],
    ['with its key escaped', () => `{"\\u0065mail":"${email}","password":"wrong"}`],
    ['with its letters escaped', () => `{"email":"\\u0063oach@school.test","password":"wrong"}`],
    [
      'beside a prototype',
      (made) => `{"__proto__":{"email":"x${made}@school.test"},"email":"${email}","password":"wrong"}`,
    ],
  ])('counts an account that is named %s', async (__, body) => {
    for (let made = 0; made < ACCOUNT_TRIES; made += 1) expect(await send(body(made))).toBe(400);
    expect((await login('right')).status).toBe(429);
  });

  it('counts what names no account together', async () => {
    const bodies = [
      '{}',
      '[]',
      'null',
      '{"email":7}',
      `{"email":["${email}"]}`,
      `{"email":{"$ne":""}}`,
      'no JSON',
    ];
    const statuses: number[] = [];
    one.overrides.set('/login', (__, response) => {
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"message":"no"}');
    });
    for (const body of bodies) statuses.push(await send(body));
    expect(statuses.filter((status) => status === 429)).toHaveLength(bodies.length - ACCOUNT_TRIES);
  });

  it.each([
    '/api/%6Cogin',
    '/api/login/',
    '/api//login',
    '/api/./login',
    '/API/login',
    '/api/login%20',
    '/api/LOGIN',
  ])(
    'is not to be had at %s',
    (path) =>
      new Promise<void>((resolve, reject) => {
        const socket = connect(Number(new URL(one.address).port), '127.0.0.1', () =>
          socket.write(
            `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${guess.length}\r\nConnection: close\r\n\r\n${guess}`,
          ),
        );
        let answer = '';
        socket.setEncoding('utf8').on('data', (text) => {
          answer += text;
        });
        socket.on('error', reject).on('close', () => {
          try {
            expect(answer).toMatch(/^HTTP\/1\.1 404/);
            expect(one.requests).toEqual([]);
            resolve();
          } catch (error) {
            reject(error);
          }
        });
      }),
  );

  it('goes on for its person on a device they know while strangers guess from everywhere', async () => {
    const first = await login('right', from(1));
    const device = first.headers.getSetCookie().find((set) => set.startsWith('device='))!;
    expect(device).toMatch(/; HttpOnly; SameSite=Lax$/);
    const cookie = device.split(';')[0]!;
    for (let made = 0; made <= FAILURES; made += 1)
      expect((await login('wrong', from(10 + made))).status).toBe(400);
    const slowed = await login('right', from(200));
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login('right', { ...from(201), cookie })).status).toBe(200);
  });

  it('gives who has only the device no session, and no more tries than anybody', async () => {
    const first = await login('right', from(1));
    const cookie = first.headers
      .getSetCookie()
      .find((set) => set.startsWith('device='))!
      .split(';')[0]!;
    expect((await fetch(`${one.address}/api/user_session`, { headers: { cookie } })).status).toBe(401);
    for (let made = 0; made < ACCOUNT_TRIES; made += 1)
      expect((await login('wrong', { ...from(made), cookie })).status).toBe(400);
    expect((await login('right', { ...from(99), cookie })).status).toBe(429);
    expect(cookieOf(await login('right', from(98)))).not.toBeNull();
  });
});

import { type PlatformForTest, startPlatformForTest, type TestBrowser } from './testing/platform-for-test';
import { rawRequest } from './testing/raw-request';

let machine: PlatformForTest;
let coach: TestBrowser;
let port: number;
beforeAll(async () => {
  machine = await startPlatformForTest();
  coach = await machine.signedIn('coach');
  port = machine.platform.port;
});
afterAll(() => machine.close());

const login = JSON.stringify({ email: 'coach@demo.test', password: 'guess' });
const send = (head: string, headers: string[] = [], body = '') =>
  rawRequest(
    port,
    `${[head, 'Host: localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n${body}`,
  );
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
const json = 'Content-Type: application/json';
const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;

afterEach(async () => {
  // Whatever was tried, the platform is there and the coach is who they were.
  expect((await coach.me()).body).toMatchObject({
    user: { uid: 'demo-coach', first_name: expect.any(String) },
  });
});

it.each([['X-HTTP-Method-Override: DELETE'], ['X-HTTP-Method: DELETE'], ['X-Method-Override: DELETE']])(
  'a method is the one that was sent, whatever %s says',
  async (header) => {
    const cookie = `Cookie: ${coach.cookie}`;
    for (const path of ['/api/user/demo-coach', '/api/user/demo-coach?_method=DELETE'])
      expect(statusOf(await send(`GET ${path} HTTP/1.1`, [cookie, header]))).toBe(200);
    expect(
      statusOf(await send('POST /api/user/demo-coach?_method=DELETE HTTP/1.1', [cookie, header, json])),
    ).toBe(405);
  },
);

it.each(['TRACE', 'OPTIONS', 'CONNECT', 'PATCH', 'PROPFIND'])(
  '%s does nothing and opens nothing',
  async (method) => {
    const answer = await send(`${method} /api/user_session HTTP/1.1`, [
      `Cookie: ${coach.cookie}`,
      'Origin: https://evil.test',
      'Access-Control-Request-Method: POST',
    ]);
    expect(answer).not.toMatch(/access-control|demo-coach/i);
    expect([405, 400, 0]).toContain(statusOf(answer));
  },
);

it.each<[string, string[], string, number]>([
  [
    'a length and chunks at once',
    [json, 'Content-Length: 5', 'Transfer-Encoding: chunked'],
    chunked(login),
    400,
  ],
  ['two lengths', [json, 'Content-Length: 5', `Content-Length: ${login.length}`], login, 400],
  ['chunks that are none', [json, 'Transfer-Encoding: chunked'], 'zz\r\n\r\n', 400],
  ['an encoding that hides chunks', [json, 'Transfer-Encoding: xchunked'], login, 400],
  ['a length that is no number', [json, 'Content-Length: +5'], login, 400],
  [
    'a form',
    ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${login.length}`],
    login,
    415,
  ],
  ['a text that is JSON', ['Content-Type: text/plain', `Content-Length: ${login.length}`], login, 415],
  ['no type', [`Content-Length: ${login.length}`], login, 415],
  [
    'JSON that is compressed',
    [json, 'Content-Encoding: gzip', `Content-Length: ${login.length}`],
    login,
    415,
  ],
  ['chunks', [json, 'Transfer-Encoding: chunked'], chunked(login), 400],
  ['headers beyond all measure', [json, `X-Long: ${'x'.repeat(20_000)}`, 'Content-Length: 2'], '{}', 431],
  ['cookies beyond all measure', [json, `Cookie: ${'sid=x; '.repeat(4000)}`, 'Content-Length: 2'], '{}', 431],
])('a body is refused that comes with %s', async (_, headers, body, status) => {
  expect(statusOf(await send('POST /api/login HTTP/1.1', headers, body))).toBe(status);
});

it('chunks beyond the limit are refused as any body is', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new ReadableStream({
      start(controller) {
        for (let part = 0; part < 40; part += 1)
          controller.enqueue(new TextEncoder().encode(' '.repeat(64 * 1024)));
        controller.close();
      },
    }),
    duplex: 'half',
  } as RequestInit);
  expect(answer.status).toBe(413);
});

it.each([
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/assets/..%5c..%5cetc/passwd',
  '/api/files/..%2f..%2fsecrets.json',
  '/api/../dev/mail.json/../../etc/passwd',
  '/./etc/passwd',
  '//etc/passwd',
  '/etc/passwd%00.html',
  'http://evil.test/etc/passwd',
  '/api/internal/actor/demo-superuser',
  '/api//internal/actor/demo-superuser',
  '/internal/actor/demo-superuser',
])('%s leads nowhere', async (path) => {
  const answer = await send(`GET ${path} HTTP/1.1`, [`Cookie: ${coach.cookie}`]);
  expect(answer).not.toMatch(/root:|session_epoch|"actor"/);
  expect([404, 200]).toContain(statusOf(answer));
  if (statusOf(answer) === 200) expect(answer).toMatch(/text\/html/);
});

it.each(['websocket', 'h2c'])('nobody is switched over to %s', async (protocol) => {
  const answer = await send('GET /api/user_session HTTP/1.1', [
    `Upgrade: ${protocol}`,
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
  ]);
  expect(answer).not.toMatch(/^HTTP\/1\.1 101/);
});

it('no mail and no page says a name that only a request’s headers say', async () => {
  const email = 'orgadmin@demo.test';
  const body = JSON.stringify({ email });
  const poisoned = [
    'X-Forwarded-Host: evil.test',
    'Forwarded: host=evil.test',
    'X-Original-URL: //evil.test',
    json,
  ];
  for (const host of ['evil.test', 'localhost:1@evil.test', 'evil.test/x?'])
    await rawRequest(
      port,
      `POST /api/create_otp HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${poisoned.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
  const mails = await machine.mailsTo(email);
  expect(mails.length).toBeGreaterThan(0);
  expect(JSON.stringify(mails)).not.toContain('evil');
  for (const path of ['/', '/login', '/remotes.json', '/api/openapi.json', '/api/docs']) {
    const answer = await rawRequest(
      port,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${poisoned.slice(0, 3).join('\r\n')}\r\n\r\n`,
    );
    expect(answer).not.toContain('evil');
  }
});

it('no answer of a call is cached by anybody on the way', async () => {
  for (const path of [
    '/user_session',
    '/users',
    '/nothing-here',
    '/user_session?x=.css',
    '/user_session/a.css',
  ]) {
    const { headers } = await coach.ask('GET', path);
    expect(headers.get('cache-control')).toContain('no-store');
  }
});

it('a caller says neither who they are nor where they come from', async () => {
  const stranger = await machine.browser().ask('GET', '/user_session', undefined, {
    'x-actor-token': 'eyJhbGciOiJub25lIn0.eyJraW5kIjoiYWN0b3IifQ.',
    'x-session-grant': 'x',
    'x-visitor': 'id=a&device=b',
    'x-user': 'demo-superuser',
    authorization: 'Bearer demo-superuser',
  });
  expect(stranger.status).toBe(401);
});

it('guesses made at once, from addresses made up, are as few as others', async () => {
  const guesses = Array.from({ length: 30 }, (_, made) =>
    machine.browser().ask(
      'POST',
      '/login',
      { email: 'billing@demo.test', password: `guess-${made}` },
      {
        'x-forwarded-for': `198.51.100.${made}`,
        'x-real-ip': `198.51.100.${made}`,
        forwarded: `for=198.51.100.${made}`,
      },
    ),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(25);
});

it('a session is not to be had by cookies that repeat, nest or carry a prefix', async () => {
  const sid = coach.cookie.split('; ').find((pair) => pair.startsWith('sid='))!;
  const value = sid.slice(4);
  for (const cookie of [
    `__Host-${sid}`,
    `sid=x; ${sid}`,
    `sid="${value}`,
    `SID=${value}`,
    `a=1, ${sid}`,
    `sid=${value}${value}`,
  ]) {
    const { status } = await machine.browser().ask('GET', '/user_session', undefined, { cookie });
    expect([cookie.slice(0, 12), status]).toEqual([cookie.slice(0, 12), 401]);
  }
});

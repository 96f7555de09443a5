import type { RequestListener } from 'node:http';
import { createActorTokens, createTableTokens, TABLE_PATH, TABLE_TOKEN_HEADER } from '@coaching/service-kit';
import { logForTest } from '@coaching/service-kit/testing';
import { describedRow } from '../testing/a-row';
import { actorSecret, dummyServices } from '../testing/dummy-services';
import {
  cookieOf,
  type GatewayForTest,
  inProcess,
  post,
  serve,
  signIn,
  startGatewayForTest,
} from '../testing/gateway-for-test';
import { rawRequest } from '../testing/raw-request';
import { sessionsForTest } from '../testing/sessions-for-test';

const sessions = sessionsForTest();
const tables = createTableTokens(actorSecret);

type Row = Parameters<typeof describedRow>[0];

/** Requests to a service that no contract knows, besides those for its table. */
let requests: string[];
let gateway: GatewayForTest;

/** A service that says it answers these calls, and answers whatever reaches it. */
const service =
  (rows: Row[], answer: RequestListener = (_, response) => void response.end('{}')): RequestListener =>
  (request, response) => {
    if (
      request.url === TABLE_PATH &&
      tables.verify(String(request.headers[TABLE_TOKEN_HEADER]), 'greetings')
    ) {
      const table = { service: 'greetings', version: 'v1', calls: rows.map((row) => describedRow(row)) };
      return void response.end(JSON.stringify(table));
    }
    if (request.url === '/readyz') return void response.end('{}');
    requests.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'application/json');
    answer(request, response);
  };

const start = async (rows: Row[], answer?: RequestListener, changes = {}) => {
  requests = [];
  const dummies = dummyServices();
  const services = { ...inProcess(dummies), greetings: { handler: service(rows, answer) } };
  gateway = await startGatewayForTest({ sessions: sessions(), services, bus: null, ...changes }, dummies);
};
afterEach(() => gateway.stop());

const ask = (path: string, init?: RequestInit) => fetch(gateway.address + path, init);

const body = { type: 'object', properties: {} };
const withBody = { params: {}, query: {}, body, response: {} };

describe('a stranger', () => {
  const tokens = createActorTokens(actorSecret);
  const keys: Record<string, string>[] = [
    {},
    { [TABLE_TOKEN_HEADER]: tables.sign('greetings') },
    {
      [TABLE_TOKEN_HEADER]: tables.sign('identity'),
      'x-actor-token': tokens.sign({ actor: null, internal: true }),
    },
  ];

  it.each(keys)('does not get the table, with %j', async (headers) => {
    await start([{ path: '/greeting/:name' }]);
    gateway.requests.length = 0;
    for (const path of ['/api/_calls', '/_calls', '/api/_calls/', '/api/greetings/_calls'])
      expect([path, (await ask(path, { headers })).status]).toEqual([path, 404]);
    expect([requests, gateway.requests]).toEqual([[], []]);
  });

  it.each([
    '/api/%5fcalls',
    '/api/greeting/../_calls',
    '/api//_calls',
    '/api/./_calls',
    '/api/greeting/%2e%2e/_calls',
  ])('does not get it by %s', async (path) => {
    await start([{ path: '/greeting/:name' }]);
    const token = `${TABLE_TOKEN_HEADER}: ${tables.sign('greetings')}`;
    const answer = await rawRequest(
      gateway.address,
      `GET ${path} HTTP/1.1\r\nhost: x\r\n${token}\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(requests).toEqual([]);
  });

  it('has no say in it by the headers of a call', async () => {
    let token: unknown;
    await start([{ path: '/greeting' }], ({ headers }, response) => {
      token = headers[TABLE_TOKEN_HEADER];
      response.end('{}');
    });
    const headers = { [TABLE_TOKEN_HEADER]: tables.sign('greetings') };
    expect((await ask('/api/greeting', { headers })).status).toBe(200);
    expect(token).toBeUndefined();
  });
});

describe('a call that only its service knows', () => {
  it('is for those whom it says it is for', async () => {
    await start([
      { path: '/greeting' },
      { path: '/secret', audience: 'signed-in' },
      { path: '/wiring', audience: 'internal' },
    ]);
    const cookie = await signIn(gateway.address, 'coach');
    expect((await ask('/api/greeting')).status).toBe(200);
    expect((await ask('/api/secret')).status).toBe(401);
    expect((await ask('/api/secret', { headers: { cookie } })).status).toBe(200);
    expect((await ask('/api/wiring', { headers: { cookie } })).status).toBe(404);
    expect(requests).toEqual(['GET /greeting', 'GET /secret']);
  });

  it('is counted as it says', async () => {
    const row: Row = { path: '/enter', method: 'POST', limited: 'credentials', schema: withBody };
    await start([row], (_, response) => void response.writeHead(400).end('{}'));
    const enter = () => post(`${gateway.address}/api/enter`, { email: 'pat@school.test' });
    for (let made = 0; made < 5; made += 1) expect((await enter()).status).toBe(400);
    expect((await enter()).status).toBe(429);
    expect(requests).toHaveLength(5);
  });

  it('begins no session without a grant, whatever it says', async () => {
    await start([{ path: '/enter', method: 'POST', session: 'starts' }]);
    const answer = await post(`${gateway.address}/api/enter`, {});
    expect([answer.status, cookieOf(answer)]).toEqual([500, null]);
  });

  it('is refused to pages of other sites', async () => {
    await start([{ path: '/greeting', method: 'POST' }]);
    const answer = await ask('/api/greeting', { method: 'POST', headers: { origin: 'https://evil.test' } });
    expect([answer.status, requests]).toEqual([403, []]);
  });
});

describe('a service that claims too much', () => {
  const greedy: Row[] = [
    { path: '/:anything' },
    { path: '/docs' },
    { path: '/healthz' },
    { path: '/dev/mail' },
    { path: '/internal/actor/:user_uid' },
    { path: '/login', method: 'POST', schema: withBody },
    { path: '/user/coach' },
    { path: '/observation/:anybody/live' },
  ];

  it.each(['/api', ''])(
    'gets nothing that is another’s below %j, and each try is written down',
    async (base) => {
      const logged = logForTest();
      await start(greedy, undefined, { apiBase: base, log: logged.log });
      const cookie = cookieOf(
        await post(`${gateway.address}${base}/login`, { email: 'coach@school.test', password: 'right' }),
      )!;
      for (const path of ['/users', '/docs', '/user/coach', '/openapi.json'])
        expect((await ask(base + path, { headers: { cookie } })).status).toBe(200);
      for (const path of ['/healthz', '/dev/mail', '/internal/actor/coach', '/anything'])
        await ask(base + path, { headers: { cookie } });
      expect(requests).toEqual([]);
      const refused = logged.lines().filter(({ msg }) => msg === 'a call is not routed');
      expect(refused.map(({ service: who }) => who)).toEqual(greedy.map(() => 'greetings'));
    },
  );
});

describe('while a service has not sent its table of calls', () => {
  it('what nobody claims is answered with when to come back, and readiness names who is silent', async () => {
    let listener: RequestListener = (request, response) =>
      void response.writeHead(request.url === '/readyz' ? 200 : 404).end('{}');
    const served = await serve((request, response) => listener(request, response));
    for (const apiBase of ['/api', '']) {
      await start([], undefined, {
        apiBase,
        services: { ...inProcess(dummyServices()), greetings: { url: served.address } },
      });
      const unknown = await ask(`${apiBase}/greeting`);
      expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await unknown.json()).toMatchObject({ message: expect.stringContaining('try again') });
      expect(await (await ask('/readyz')).json()).toEqual({
        message: 'greetings: It has not said yet what it answers.',
      });
      expect((await ask(`${apiBase}/users`)).status).toBe(401);
      if (apiBase === '/api') await gateway.stop();
    }
    listener = service([{ path: '/greeting' }]);
    for (;;) {
      const { status } = await ask('/greeting');
      if (status === 200) break;
      expect(status).toBe(503);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect((await ask('/nothing')).status).toBe(404);
    expect((await ask('/readyz')).status).toBe(200);
    await served.close();
  });
});

it('the reference shows what services say', async () => {
  await start([{ path: '/greeting/:name', name: 'greet', summary: 'Greets.' }]);
  const document = (await (await ask('/api/openapi.json')).json()) as { paths: Record<string, unknown> };
  expect(document.paths['/greeting/{name}']).toMatchObject({
    get: { operationId: 'greet', summary: 'Greets.', tags: ['greetings'] },
  });
});

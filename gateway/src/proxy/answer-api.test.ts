import { MAX_BODY_BYTES, MESSAGES } from '@coaching/contracts';
import { createActorTokens } from '@coaching/service-kit';
import { actorSecret, type DummyServices, dummyServices, type Override } from '../testing/dummy-services';
import { type GatewayForTest, post, signIn, startGatewayForTest } from '../testing/gateway-for-test';
import { overHttp, type ServedDummies } from '../testing/over-http';
import { rawRequest } from '../testing/raw-request';
import { sessionsForTest } from '../testing/sessions-for-test';

// Real servers on a machine that is busy with other things.
jest.setTimeout(30_000);

const away = 'This part of the service cannot be reached just now. Please try again in a moment.';

const sessions = sessionsForTest();

describe.each(['in this process', 'over HTTP'])('calls of services %s', (where) => {
  let dummies: DummyServices;
  let served: ServedDummies | null;
  let one: GatewayForTest;
  let cookie: string;

  beforeEach(async () => {
    dummies = dummyServices();
    served = where === 'over HTTP' ? await overHttp(dummies) : null;
    one = await startGatewayForTest(
      { sessions: sessions(), ...(served && { services: served.services }) },
      dummies,
    );
    cookie = await signIn(one.address, 'coach');
    dummies.heard.length = 0;
  });
  afterEach(async () => {
    await one.stop();
    await served?.close();
  });

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${one.address}/api${path}`, { ...init, headers: { cookie, ...init.headers } });
  const answeredWith = async (answer: Response) => ({ status: answer.status, body: await answer.json() });
  const next = (path: string, override: Override) => void dummies.overrides.set(path, override);

  it('reach their owner with who calls, the id and nothing else of the caller’s', async () => {
    const answer = await ask('/users?query=ada', {
      headers: {
        'x-actor-token': createActorTokens(actorSecret).sign({ actor: null, internal: true }),
        'x-session-grant': 'made up',
        'x-forwarded-for': '1.2.3.4',
        authorization: 'Basic abc',
        'accept-language': 'de',
      },
    });
    expect(await answeredWith(answer)).toMatchObject({ status: 200, body: { actor: { uid: 'coach' } } });
    const heard = dummies.heard.at(-1)!;
    expect(heard.url).toBe('/users?query=ada');
    expect(heard.caller).toMatchObject({ actor: { uid: 'coach' }, internal: false });
    expect(heard.headers).toMatchObject({
      'accept-language': 'de',
      'x-request-id': answer.headers.get('x-request-id'),
    });
    for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'x-session-grant'])
      expect(heard.headers[name]).toBeUndefined();
  });

  it('carry a written body on', async () => {
    const text = JSON.stringify({ observation: { uid: 'a', title: 'Grüße 你好' } });
    const answer = await ask('/observation', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    });
    expect(answer.status).toBe(200);
    expect(dummies.heard.at(-1)).toMatchObject({ method: 'POST', url: '/observation', body: text });
  });

  it('delete', async () => {
    expect((await ask('/observation/a', { method: 'DELETE' })).status).toBe(200);
    expect(dummies.heard.at(-1)).toMatchObject({ method: 'DELETE', url: '/observation/a', body: '' });
  });

  it.each(['/users', '/observation/a', '/observations'])(
    'refuse %s to who is not signed in',
    async (path) => {
      const answer = await fetch(`${one.address}/api${path}`);
      expect(await answeredWith(answer)).toEqual({ status: 401, body: { message: MESSAGES.signInFirst } });
      expect(dummies.heard).toEqual([]);
    },
  );

  it('do not believe a token from outside', async () => {
    const token = createActorTokens(actorSecret).sign({ actor: dummies.people.get('coach')! });
    const answer = await fetch(`${one.address}/api/users`, { headers: { 'x-actor-token': token } });
    expect(answer.status).toBe(401);
  });

  it.each([
    '/nothing',
    '/',
    '',
    '/internal/actor/coach',
    '/Users',
    '/users/',
    '/observation',
    '/observation/a/b',
  ])('do not know %j', async (path) => {
    const { status } = await ask(path);
    expect(status).toBe(path === '/observation' ? 405 : 404);
    expect(dummies.heard).toEqual([]);
  });

  it.each([
    '/internal%2factor%2fcoach',
    '/x/../internal/actor/coach',
    '//internal/actor/coach',
    '/%69nternal/actor/coach',
  ])('lead to no internal one by %s', async (path) => {
    const answer = await rawRequest(
      one.address,
      `GET /api${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(dummies.heard).toEqual([]);
  });

  it('say which methods there are', async () => {
    const answer = await ask('/users', { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it('are never kept by a cache, except where a service’s validator says what changed', async () => {
    expect((await ask('/users')).headers.get('cache-control')).toBe('no-store');
  });

  it('pass a refusal on as it is', async () => {
    next('/observation/a', (_, response) => {
      response.writeHead(409, { 'content-type': 'application/json' }).end('{"message":"stale","revision":7}');
    });
    expect(await answeredWith(await ask('/observation/a'))).toEqual({
      status: 409,
      body: { message: 'stale', revision: 7 },
    });
  });

  it('keep what only we may say', async () => {
    next('/users', (_, response) => {
      response
        .writeHead(200, {
          'content-type': 'application/json',
          'set-cookie': 'sid=stolen',
          'x-actor-token': 'secret',
          'x-session-grant': 'secret',
          'x-powered-by': 'somebody',
          'access-control-allow-origin': '*',
          'content-security-policy': 'default-src *',
          'x-request-id': 'another',
          'x-custom': 'kept',
        })
        .end('{}');
    });
    const { headers } = await ask('/users');
    for (const name of ['x-actor-token', 'x-session-grant', 'x-powered-by', 'access-control-allow-origin'])
      expect(headers.get(name)).toBeNull();
    expect(headers.getSetCookie().join()).not.toContain('stolen');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-request-id')).not.toBe('another');
    expect(headers.get('x-custom')).toBe('kept');
  });

  it('answer HEAD as GET without its body', async () => {
    next('/users', (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '2' }).end('{}');
    });
    const answer = await ask('/users', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe('2');
    expect(await answer.text()).toBe('');
  });

  it('answer 304', async () => {
    next('/users', (request, response) => {
      expect(request.headers['if-none-match']).toBe('"a"');
      response.writeHead(304, { etag: '"a"' }).end();
    });
    const answer = await ask('/users', { headers: { 'if-none-match': '"a"' } });
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, '"a"', '']);
  });

  it('answer 204', async () => {
    next('/observation/a', (_, response) => void response.writeHead(204).end());
    const answer = await ask('/observation/a', { method: 'DELETE' });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });

  it('stream an answer as it comes', async () => {
    let goOn = () => {};
    next('/users', (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"first":1');
      goOn = () => void response.end(',"second":2}');
    });
    const answer = await ask('/users');
    const reader = answer.body!.getReader();
    expect(Buffer.from((await reader.read()).value!).toString()).toBe('{"first":1');
    goOn();
    expect(Buffer.from((await reader.read()).value!).toString()).toBe(',"second":2}');
    expect((await reader.read()).done).toBe(true);
  });

  it('carry a large answer whole', async () => {
    const text = JSON.stringify({ text: 'x'.repeat(20 * MAX_BODY_BYTES) });
    next(
      '/users',
      (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(text),
    );
    expect(await (await ask('/users')).text()).toHaveLength(text.length);
  });

  it('end at the service when the caller goes away before an answer', async () => {
    const caller = new AbortController();
    const gone = new Promise<void>((resolve) => {
      next('/users', (_, response) => {
        response.once('close', () => {
          expect(response.writableFinished).toBe(false);
          resolve();
        });
        caller.abort();
      });
    });
    await expect(ask('/users', { signal: caller.signal })).rejects.toThrow('abort');
    await gone;
    expect((await ask('/user/a')).status).toBe(200);
  });

  it('end at the service when the caller goes away in the middle of an answer', async () => {
    const caller = new AbortController();
    const gone = new Promise<void>((resolve) => {
      next('/users', (_, response) => {
        response.once('close', resolve);
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{"first":1');
      });
    });
    const answer = await ask('/users', { signal: caller.signal });
    const reader = answer.body!.getReader();
    await reader.read();
    caller.abort();
    await gone;
    await expect(reader.read()).rejects.toThrow('abort');
    expect((await ask('/user/a')).status).toBe(200);
  });

  it('break off when the service does in the middle of an answer', async () => {
    next('/users', (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"first":1', () => response.destroy());
    });
    await expect((async () => (await ask('/users')).text())()).rejects.toThrow();
    expect((await ask('/user/a')).status).toBe(200);
  });

  it('answer in a sentence when the service breaks off before an answer', async () => {
    next('/users', (_, response) => void response.destroy());
    const answer = await ask('/users');
    expect(await answeredWith(answer)).toEqual({
      status: 503,
      body: { message: away, request_id: answer.headers.get('x-request-id') },
    });
    expect(answer.headers.get('retry-after')).toBe('5');
  });

  it('show no page of something on the way', async () => {
    next('/users', (_, response) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>upstream 10.0.0.7 failed</h1>');
    });
    expect(await answeredWith(await ask('/users'))).toMatchObject({ status: 503, body: { message: away } });
  });

  it('pass a service’s own failure on', async () => {
    next('/users', (_, response) => {
      response
        .writeHead(500, { 'content-type': 'application/json' })
        .end(JSON.stringify({ message: MESSAGES.serverError, request_id: 'r' }));
    });
    expect((await ask('/users')).status).toBe(500);
  });

  it('begin no session without a grant that a service has sealed', async () => {
    next('/login', (_, response) => {
      response
        .writeHead(200, { 'content-type': 'application/json', 'x-session-grant': 'forged' })
        .end('true');
    });
    const answer = await post(`${one.address}/api/login`, { email: 'coach@school.test', password: 'right' });
    expect(answer.status).toBe(500);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('work side by side', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const answer = await ask(`/observation/o${index}`);
        return ((await answer.json()) as { url: string }).url;
      }),
    );
    expect(answers).toEqual(Array.from({ length: 100 }, (_, index) => `/observation/o${index}`));
  });

  describe('with a body', () => {
    const send = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
      ask('/observation', { method: 'POST', headers, body });

    it.each([
      ['over 1 MiB', () => send(`"${'x'.repeat(MAX_BODY_BYTES)}"`), 413],
      ['that is no JSON by its type', () => send('a=b', { 'content-type': 'text/plain' }), 415],
      ['of no type', () => send(new Uint8Array([123, 125]), {}), 415],
      [
        'that is packed',
        () => send('x', { 'content-type': 'application/json', 'content-encoding': 'gzip' }),
        415,
      ],
    ])('%s are refused', async (_, sent, status) => {
      const answer = await sent();
      expect(answer.status).toBe(status);
      expect(await answer.json()).toEqual({ message: expect.stringMatching(/^(This|Please) .+\.?/) });
      expect(dummies.heard).toEqual([]);
    });

    it('of 1 MiB are carried on', async () => {
      expect((await send(`"${'x'.repeat(MAX_BODY_BYTES - 2)}"`)).status).toBe(200);
    });

    it('that says nothing of its size and is over 1 MiB are refused', async () => {
      const chunk = 'x'.repeat(64 * 1024);
      const head = `POST /api/observation HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n`;
      const body = `${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(17);
      expect(await rawRequest(one.address, `${head}${body}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 /);
    });
  });

  if (where === 'over HTTP')
    it('answer in a sentence while the service is away', async () => {
      await served!.end('observations');
      const answer = await ask('/observation/a');
      expect(await answeredWith(answer)).toMatchObject({ status: 503, body: { message: away } });
      expect(await one.gateway.notReadyBecause()).toBe('observations: cannot be reached.');
      expect((await ask('/users')).status).toBe(200);
    });
});

describe('tries of credentials', () => {
  let one: GatewayForTest;
  beforeEach(async () => {
    one = await startGatewayForTest({ sessions: sessions(), trustProxy: 'loopback' });
  });
  afterEach(() => one.stop());

  const login = (email: string, password: string, address = '203.0.113.7') =>
    post(`${one.address}/api/login`, { email, password }, { 'x-forwarded-for': address });

  it('are refused after a few, also right ones, with the time to wait', async () => {
    for (let made = 0; made < 5; made += 1)
      expect((await login('coach@school.test', 'wrong')).status).toBe(400);
    const refused = await login('coach@school.test', 'right');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('900');
    expect(await refused.json()).toEqual({ message: 'Too many tries. Please try again in 15 minutes.' });
    expect((await login('coach@school.test', 'right', '198.51.100.9')).status).toBe(200);
    expect((await login('coachee@school.test', 'right')).status).toBe(200);
  });

  it('do not count while identity is away', async () => {
    one.overrides.set('/login', (_, response) => void response.destroy());
    for (let made = 0; made < 10; made += 1)
      expect((await login('coach@school.test', 'right')).status).toBe(503);
    one.overrides.clear();
    expect((await login('coach@school.test', 'right')).status).toBe(200);
  });
});

import { MESSAGES } from '@coaching/contracts';
import { createActorTokens } from '@coaching/service-kit';
import { actorSecret } from '../testing/dummy-services';
import { post } from '../testing/gateway-for-test';
import { rawRequest } from '../testing/raw-request';
import { answeredWith, servicesForTest, wheres } from '../testing/services-for-test';

const away = 'This part of the service cannot be reached just now. Please try again in a moment.';

describe.each(wheres)('calls of services %s', (where) => {
  const test = servicesForTest(where);
  const { ask, next } = test;

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
    const request = test.dummies.requests.at(-1)!;
    expect(request.url).toBe('/users?query=ada');
    expect(request.caller).toMatchObject({ actor: { uid: 'coach' }, internal: false });
    expect(request.headers).toMatchObject({
      'accept-language': 'de',
      'x-request-id': answer.headers.get('x-request-id'),
    });
    for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'x-session-grant'])
      expect(request.headers[name]).toBeUndefined();
  });

  it('carry a written body on', async () => {
    const text = JSON.stringify({ observation: { uid: 'a', title: 'Grüße 你好' } });
    const answer = await ask('/observation', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    });
    expect(answer.status).toBe(200);
    expect(test.dummies.requests.at(-1)).toMatchObject({ method: 'POST', url: '/observation', body: text });
  });

  it('delete', async () => {
    expect((await ask('/observation/a', { method: 'DELETE' })).status).toBe(200);
    expect(test.dummies.requests.at(-1)).toMatchObject({ method: 'DELETE', url: '/observation/a', body: '' });
  });

  it.each(['/users', '/observation/a', '/observations'])(
    'refuse %s to who is not signed in',
    async (path) => {
      const answer = await fetch(`${test.one.address}/api${path}`);
      expect(await answeredWith(answer)).toEqual({ status: 401, body: { message: MESSAGES.signInFirst } });
      expect(test.dummies.requests).toEqual([]);
    },
  );

  it('do not believe a token from outside', async () => {
    const token = createActorTokens(actorSecret).sign({ actor: test.dummies.people.get('coach')! });
    const answer = await fetch(`${test.one.address}/api/users`, { headers: { 'x-actor-token': token } });
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
    expect(test.dummies.requests).toEqual([]);
  });

  it.each([
    '/internal%2factor%2fcoach',
    '/x/../internal/actor/coach',
    '//internal/actor/coach',
    '/%69nternal/actor/coach',
  ])('lead to no internal one by %s', async (path) => {
    const answer = await rawRequest(
      test.one.address,
      `GET /api${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(test.dummies.requests).toEqual([]);
  });

  it('say which methods there are', async () => {
    const answer = await ask('/users', { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it('are never cached, except where a service’s validator says what changed', async () => {
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

  it('begin no session without a grant that a service has sealed', async () => {
    next('/login', (_, response) => {
      response
        .writeHead(200, { 'content-type': 'application/json', 'x-session-grant': 'forged' })
        .end('true');
    });
    const answer = await post(`${test.one.address}/api/login`, {
      email: 'coach@school.test',
      password: 'right',
    });
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

  if (where === 'over HTTP')
    it('answer in a sentence while the service is away', async () => {
      await test.served!.end('observations');
      const answer = await ask('/observation/a');
      expect(await answeredWith(answer)).toMatchObject({ status: 503, body: { message: away } });
      expect(await test.one.gateway.notReadyBecause()).toBe('observations: cannot be reached.');
      expect((await ask('/users')).status).toBe(200);
    });
});

import { MAX_BODY_BYTES, MESSAGES } from '@coaching/contracts';
import { answeredWith, servicesForTest, wheres } from '../testing/services-for-test';

const away = 'This part of the service cannot be reached just now. Please try again in a moment.';

describe.each(wheres)('answers of services %s', (where) => {
  const test = servicesForTest(where);
  const { ask, next } = test;

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
});

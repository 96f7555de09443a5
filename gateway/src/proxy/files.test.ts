import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { connect } from 'node:net';
import { MAX_FILE_BYTES } from '@coaching/contracts';
import { ACTOR_TOKEN_HEADER, API_ADDRESS_HEADER, createActorTokens } from '@coaching/service-kit';
import type { GatewayOptions } from '../options';
import { actorSecret, dummyServices, withTable } from '../testing/dummy-services';
import {
  type GatewayForTest,
  inProcess,
  type Served,
  serve,
  signIn,
  startGatewayForTest,
} from '../testing/gateway-for-test';
import { rawRequest } from '../testing/raw-request';
import { sessionsForTest } from '../testing/sessions-for-test';

const sessions = sessionsForTest();

const upload = `/uploads/${'a'.repeat(32)}.png?expires=1&signature=x`;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe.each(['in this process', 'over HTTP'])('files by way of a service %s', (where) => {
  let listener: RequestListener;
  let served: Served | null;
  let gateway: GatewayForTest;

  beforeEach(async () => {
    const dummies = dummyServices();
    const handler = withTable('content', (request, response) => listener(request, response));
    served = where === 'over HTTP' ? await serve(handler) : null;
    const services: GatewayOptions['services'] = {
      ...inProcess(dummies),
      content: served ? { url: served.address } : { handler },
    };
    gateway = await startGatewayForTest({ sessions: sessions(), services }, dummies);
  });
  afterEach(async () => {
    await gateway.stop();
    await served?.close();
  });

  const put = (body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    fetch(`${gateway.address}/api${upload}`, {
      method: 'PUT',
      body,
      headers: { 'content-type': 'image/png', ...headers },
    });

  it('arrive as they were sent, far beyond the size of JSON', async () => {
    let received: IncomingMessage | undefined;
    listener = async (request, response) => {
      received = request;
      const hash = createHash('sha256');
      for await (const chunk of request) hash.update(chunk);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(hash.digest('hex')));
    };
    const bytes = randomBytes(20 * 1024 * 1024);
    const cookie = await signIn(gateway.address, 'coach');
    const answer = await put(new Uint8Array(bytes), { cookie });
    expect([answer.status, await answer.json()]).toEqual([200, hashOf(bytes)]);
    expect(received?.url).toBe(upload);
    expect(received?.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(bytes.length),
      [API_ADDRESS_HEADER]: `${gateway.address}/api`,
    });
    const caller = createActorTokens(actorSecret).verify(String(received?.headers[ACTOR_TOKEN_HEADER]));
    expect(caller).toEqual({ actor: null, internal: false, confirmed_at: 0 });
  });

  it('are refused by a service that does not read them, and the sender sees it', async () => {
    listener = (_request, response) => {
      response.writeHead(415, { 'content-type': 'application/json' }).end('{"message":"no"}');
    };
    const answer = await put(new Uint8Array(MAX_FILE_BYTES));
    expect([answer.status, await answer.json()]).toEqual([415, { message: 'no' }]);
    expect((await put(new Uint8Array(10))).status).toBe(415);
  });

  it('that break off end at the service too', async () => {
    const arriving = new Promise<IncomingMessage>((resolve) => {
      listener = (request) => resolve(request);
    });
    const socket = connect(Number(new URL(gateway.address).port), '127.0.0.1');
    socket.write(`PUT /api${upload} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nhalf`);
    const request = await arriving;
    request.on('error', () => {}).resume();
    const closed = new Promise((resolve) => request.once('close', resolve));
    socket.destroy();
    await closed;
    expect(request.complete).toBe(false);
  });

  it('go out under headers of their own, for everybody alike', async () => {
    listener = (request, response) => {
      request.resume();
      response
        .writeHead(200, {
          'content-type': 'image/png',
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'public, max-age=9',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .end('bytes');
    };
    const cookie = await signIn(gateway.address, 'coach');
    const answer = await fetch(`${gateway.address}/api/files/${'a'.repeat(32)}.png`, { headers: { cookie } });
    expect([answer.status, await answer.text()]).toEqual([200, 'bytes']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=9',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('a file is refused here', () => {
  let gateway: GatewayForTest;
  beforeAll(async () => {
    gateway = await startGatewayForTest({ sessions: sessions() });
  });
  afterAll(async () => {
    expect(gateway.requests).toEqual([]);
    await gateway.stop();
  });

  const raw = (head: string) =>
    rawRequest(
      gateway.address,
      `PUT /api${upload} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${head}\r\n\r\n`,
    );

  it('that is larger than any may be, before it is sent', async () => {
    const answer = await raw(`Content-Length: ${MAX_FILE_BYTES + 1}`);
    expect(answer).toMatch(/^HTTP\/1\.1 413/);
    expect(answer).toContain('This file is too large (50 MB at most).');
  });

  it('that does not say how large it is', async () => {
    expect(await raw('Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0')).toMatch(/^HTTP\/1\.1 400/);
  });

  it('that a page of another site sends', async () => {
    const headers = { origin: 'https://evil.test' };
    const answer = await fetch(`${gateway.address}/api${upload}`, { method: 'PUT', body: 'x', headers });
    expect(answer.status).toBe(403);
  });

  it.each(['GET', 'POST', 'DELETE', 'PATCH'])('that comes by %s', async (method) => {
    const answer = await fetch(`${gateway.address}/api${upload}`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'PUT']);
  });
});

describe('where browsers may send files', () => {
  it('is the storage too, when they send to it', async () => {
    const gateway = await startGatewayForTest({
      sessions: sessions(),
      uploadsTo: 'https://files.test/bucket',
    });
    const policy = (await fetch(`${gateway.address}/healthz`)).headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' https://files.test;");
    await gateway.stop();
  });
});

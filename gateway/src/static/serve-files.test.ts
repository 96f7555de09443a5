import { createLogger } from '@coaching/service-kit';
import { type Served, serve } from '../testing/gateway-for-test';
import { rawRequest } from '../testing/raw-request';
import { type WebFolder, webFolder } from '../testing/web-folder';
import { staticListener } from './static-listener';

const page = '<!doctype html><title>shell</title>';
const script = `console.log(${'1+'.repeat(500)}1)`;

let web: WebFolder;
let served: Served;

beforeAll(async () => {
  web = await webFolder();
  await web.put('index.html', page, true);
  await web.put('favicon.svg', '<svg/>');
  await web.put('.hidden/key.txt', 'secret');
  await web.put('shell/main.283f9e90c05e.js', script, true);
  await web.put('shell/plain.0123456789ab.css', 'p{}');
  await web.put('remotes.json', '{"remotes":[]}');
  await web.put('remotes/observations/12f88d5c1ffd/remote.js', script, true);
  await web.put('remotes/observations/12f88d5c1ffd/manifest.json', '{}');
  await web.put('with space.txt', 'a');
  served = await serve(staticListener(web.path, createLogger({ name: 'test', level: 'silent' })));
});
afterAll(async () => {
  await served.close();
  await web.remove();
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(served.address + path, { method, headers: { 'accept-encoding': 'identity', ...headers } });

/** fetch unpacks what is compressed; this tells how it travelled. */
const travelled = ({ headers }: Response) => ({
  type: headers.get('content-type'),
  encoding: headers.get('content-encoding'),
  caching: headers.get('cache-control'),
  vary: headers.get('vary'),
});

const forever = 'public, max-age=31536000, immutable';
const javascript = 'text/javascript; charset=utf-8';

describe('a file', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('for a browser that takes %s travels as %s', async (accepted, encoding) => {
    const answer = await ask('/shell/main.283f9e90c05e.js', { 'accept-encoding': accepted });
    expect(answer.status).toBe(200);
    expect(travelled(answer)).toEqual({
      type: javascript,
      encoding,
      caching: forever,
      vary: 'Accept-Encoding',
    });
    expect(await answer.text()).toBe(script);
  });

  it.each([
    ['/shell/plain.0123456789ab.css', 'text/css; charset=utf-8', forever],
    ['/remotes/observations/12f88d5c1ffd/remote.js', javascript, forever],
    ['/remotes/observations/12f88d5c1ffd/manifest.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/remotes.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/favicon.svg', 'image/svg+xml', 'no-cache'],
    ['/with%20space.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ])('%s comes as %s, cached: %s', async (path, type, caching) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(travelled(answer)).toMatchObject({ type, caching });
  });

  it('is not sent again to who has it, in each encoding by itself', async () => {
    const etags = [];
    for (const accepted of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': accepted };
      const first = await ask('/shell/main.283f9e90c05e.js', headers);
      const etag = first.headers.get('etag')!;
      await first.text();
      // fetch would ask for an answer that nobody has cached.
      const again = await rawRequest(
        served.address,
        `GET /shell/main.283f9e90c05e.js HTTP/1.1\r\nhost: x\r\naccept-encoding: ${accepted}\r\nif-none-match: ${etag}\r\nconnection: close\r\n\r\n`,
      );
      expect(again).toMatch(/^HTTP\/1\.1 304 /);
      expect(again.endsWith('\r\n\r\n')).toBe(true);
      etags.push(etag);
    }
    expect(new Set(etags).size).toBe(3);
  });

  it('is announced to HEAD', async () => {
    const answer = await ask('/shell/main.283f9e90c05e.js', {}, 'HEAD');
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      String(script.length),
      '',
    ]);
  });

  it('is sent in part where that makes sense', async () => {
    const answer = await ask('/shell/main.283f9e90c05e.js', { range: 'bytes=0-6' });
    expect([answer.status, await answer.text()]).toEqual([206, 'console']);
  });

  it('that is published while we run is found', async () => {
    expect((await ask('/shell/late.aaaaaaaaaaaa.js')).status).toBe(404);
    await web.put('shell/late.aaaaaaaaaaaa.js', 'late');
    expect((await ask('/shell/late.aaaaaaaaaaaa.js')).status).toBe(200);
  });

  it('that is missing is no page, and nobody caches that it is missing', async () => {
    for (const path of ['/shell/old.aaaaaaaaaaaa.js', '/remotes/observations/x/y.js', '/shell/', '/shell']) {
      const answer = await ask(path, { accept: 'text/html' });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toEqual({ message: 'This file was not found. Please reload the page.' });
    }
  });
});

describe('the shell’s page', () => {
  it.each(['/', '/observations', '/observation/2abc', '/login', '/deep/er/and/deeper/', '/%E4%BD%A0'])(
    'is the answer to a browser that goes to %s',
    async (path) => {
      const answer = await ask(path, { accept: 'text/html,application/xhtml+xml', 'accept-encoding': 'br' });
      expect(answer.status).toBe(200);
      expect(travelled(answer)).toMatchObject({
        type: 'text/html; charset=utf-8',
        encoding: 'br',
        caching: 'no-cache',
      });
      expect(await answer.text()).toBe(page);
    },
  );

  it.each([
    ['/observations', 'application/json'],
    ['/picture.png', 'text/html'],
    ['/robots.txt', 'text/html'],
  ])('is no answer to %s for %s', async (path, accept) => {
    expect((await ask(path, { accept })).status).toBe(404);
  });
});

describe('no way out of the folder', () => {
  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/shell/../../secret.txt',
    '/shell/..;/..;/secret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '//secret.txt',
    '/.hidden/key.txt',
    '/%2ehidden/key.txt',
    '/shell/main.283f9e90c05e.js%00.txt',
    '/shell/main.283f9e90c05e.js.br',
    '/index.html.gz',
    '/%E0%A4%A',
    'http://other.test/index.html',
  ])('by %s', async (path) => {
    const answer = await rawRequest(
      served.address,
      `GET ${path} HTTP/1.1\r\nhost: x\r\naccept: */*\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(answer).not.toContain('secret\r\n');
    expect(answer).not.toMatch(/\r\n\r\n.*secret$/s);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('and nothing to %s', async (method) => {
    expect((await ask('/index.html', {}, method)).status).toBe(404);
  });
});

describe('a static server', () => {
  it('says that it lives and is ready', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const answer = await ask(path);
      expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    }
  });

  it('sets the headers of every answer', async () => {
    const { headers } = await ask('/index.html', { accept: 'text/html' });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  });
});

import { callRows, PRODUCT_NAME } from '@coaching/contracts';
import { describeCall, openApiDocument } from '@coaching/contracts/openapi';
import { openStoreForTest } from '@coaching/embedded/testing';
import { createInProcessBus } from '@coaching/service-kit';
import type { SessionPlace } from './options';
import { dummyServices } from './testing/dummy-services';
import {
  type GatewayForTest,
  inProcess,
  post,
  signIn,
  startGatewayForTest,
} from './testing/gateway-for-test';
import { type WebFolder, webFolder } from './testing/web-folder';

let sessions: SessionPlace;
let closeStore: () => Promise<void>;
let web: WebFolder;
let one: GatewayForTest;

beforeAll(async () => {
  const store = await openStoreForTest();
  sessions = { mongoUrl: store.url, databaseName: `${store.databasePrefix}gateway` };
  closeStore = store.close;
  web = await webFolder();
  await web.put('index.html', '<!doctype html>');
  await web.put('remotes.json', '{"remotes":[]}');
  one = await startGatewayForTest({ sessions, webRoot: web.path });
});
afterAll(async () => {
  await one.stop();
  await web.remove();
  await closeStore();
});

const ask = (path: string, init?: RequestInit) => fetch(one.address + path, init);

describe('every answer', () => {
  const paths = ['/', '/api/users', '/api/nothing', '/api/docs', '/healthz', '/nothing.txt', '/a//b'];

  it.each(paths)('of %s carries the headers that protect', async (path) => {
    const { headers } = await ask(path, { headers: { accept: 'text/html' } });
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
    const policy = Object.fromEntries(
      headers
        .get('content-security-policy')!
        .split(';')
        .map((directive) => directive.trim().split(/ (.*)/) as [string, string]),
    );
    expect(policy).toMatchObject({
      // No picture tells another host who reads what.
      'img-src': "'self' data: blob:",
      'default-src': "'self'",
      'script-src': "'self'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'base-uri': "'self'",
      'form-action': "'self'",
    });
  });

  it('asks for TLS where browsers come by TLS', async () => {
    const secure = await startGatewayForTest({ sessions, publicOrigin: 'https://coaching.test' });
    const { headers } = await fetch(`${secure.address}/healthz`);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    await secure.stop();
  });

  it('bears an id that only a trusted proxy may choose', async () => {
    const given = { headers: { 'x-request-id': 'chosen-elsewhere' } };
    expect((await ask('/healthz', given)).headers.get('x-request-id')).not.toBe('chosen-elsewhere');
    const behind = await startGatewayForTest({ sessions, trustProxy: 'loopback' });
    const answer = await fetch(`${behind.address}/healthz`, given);
    expect(answer.headers.get('x-request-id')).toBe('chosen-elsewhere');
    await behind.stop();
  });
});

describe('a request that changes something', () => {
  it('is refused when another site makes it, before anything is done', async () => {
    const cookie = await signIn(one.address, 'coach');
    const receivedBefore = one.requests.length;
    for (const [path, method] of [
      ['/api/observation', 'POST'],
      ['/api/observation/a', 'DELETE'],
      ['/api/login', 'POST'],
      ['/api/logout', 'POST'],
    ] as const) {
      const answer = await ask(path, { method, headers: { cookie, origin: 'https://evil.test' } });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({
        message: 'This request came from another site and was refused. Please use the page itself.',
      });
    }
    expect(one.requests.length).toBe(receivedBefore);
    const still = await ask('/api/user_session', { headers: { cookie } });
    expect(still.status).toBe(200);
  });

  it('is let in from the page itself', async () => {
    const answer = await post(
      `${one.address}/api/login`,
      { email: 'coach@school.test', password: 'right' },
      { origin: one.address },
    );
    expect(answer.status).toBe(200);
  });

  it('is never announced to other sites as allowed', async () => {
    const answer = await ask('/api/login', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('health', () => {
  it('says that the process lives', async () => {
    const answer = await ask('/healthz');
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('says that every part can serve', async () => {
    const answer = await ask('/readyz');
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { message: 'events: Events do not flow yet.' },
    ]);
    const calm = await startGatewayForTest({ sessions, bus: null });
    const ready = await fetch(`${calm.address}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { ok: true }]);
    await calm.stop();
  });

  it('names the part that cannot', async () => {
    const dummies = dummyServices();
    const gateway = await startGatewayForTest({
      sessions,
      bus: null,
      services: {
        ...inProcess(dummies),
        observations: {
          handler: dummies.handlers.observations,
          notReadyBecause: async () => 'The database is away.',
        },
        reports: { url: 'http://127.0.0.1:9' },
      },
    });
    expect(await gateway.gateway.notReadyBecause()).toBe('observations: The database is away.');
    await gateway.stop();
  });
});

describe('the reference', () => {
  it('is a document of every public call', async () => {
    const answer = await ask('/api/openapi.json');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const document = (await answer.json()) as {
      openapi: string;
      servers: unknown;
      paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
    };
    const described = callRows.map(([name, call]) => ({ ...describeCall(name, call), owner: call.owner }));
    expect(document).toEqual(JSON.parse(JSON.stringify(openApiDocument('/api', described))));
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: '/api' }]);
    const operations = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    const names = callRows.filter(([, call]) => call.audience !== 'internal').map(([name]) => name);
    expect(operations.sort()).toEqual(names.sort());
    expect(Object.keys(document.paths).join()).not.toContain('internal');
  });

  it('refers only to what it holds', async () => {
    const document = (await (await ask('/api/openapi.json')).json()) as Record<string, unknown>;
    const holds = (reference: string) =>
      reference
        .slice(2)
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to!);
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      expect(reference).toMatch(/^#\//);
      expect([reference, typeof holds(reference)]).toEqual([reference, 'object']);
    }
    const schemes = [...JSON.stringify(document).matchAll(/"security":\[\{"(\w+)":\[\]\}\]/g)];
    for (const [, scheme] of schemes) expect(holds(`#/components/securitySchemes/${scheme}`)).toBeDefined();
  });

  it('is a page without inline script', async () => {
    for (const path of ['/api/docs', '/api/docs/']) {
      const answer = await ask(path);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const html = await answer.text();
      expect(html).toContain(`<title>${PRODUCT_NAME} API reference</title>`);
      expect(html).not.toMatch(/<script(?![^>]* src=)|\son\w+=/);
      const links = [...html.matchAll(/(?:src|href|data-document)="([^"]+)"/g)].map(([, link]) => link!);
      expect(links.length).toBeGreaterThanOrEqual(5);
      for (const link of links) expect((await ask(link)).status).toBe(200);
    }
  });

  it('is not sent again to who has it', async () => {
    const etag = (await ask('/api/openapi.json')).headers.get('etag')!;
    const again = await ask('/api/openapi.json', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('lies below the base, wherever that is', async () => {
    const apart = await startGatewayForTest({ sessions, apiBase: '' });
    const document = (await (await fetch(`${apart.address}/openapi.json`)).json()) as { servers: unknown };
    expect(document.servers).toEqual([{ url: '/' }]);
    expect(await (await fetch(`${apart.address}/docs`)).text()).toContain('href="/docs/swagger-ui.css"');
    await apart.stop();
  });
});

describe('beside the calls', () => {
  it('web files are served, with the shell’s page for every screen', async () => {
    const answer = await ask('/observations', { headers: { accept: 'text/html' } });
    expect([answer.status, await answer.text()]).toEqual([200, '<!doctype html>']);
    expect(await (await ask('/remotes.json')).json()).toEqual({ remotes: [] });
  });

  it('a call is never answered with a page', async () => {
    const answer = await ask('/api/nothing', { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('a gateway without web files says that there is nothing', async () => {
    const apart = await startGatewayForTest({ sessions });
    const answer = await fetch(`${apart.address}/`, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    await apart.stop();
  });

  it('an API host of its own answers at the root, and pages to browsers beside it', async () => {
    const apart = await startGatewayForTest({ sessions, apiBase: '/', webRoot: web.path });
    const login = await post(`${apart.address}/login`, { email: 'coach@school.test', password: 'right' });
    expect(login.status).toBe(200);
    const page = await fetch(`${apart.address}/observations`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toBe('<!doctype html>');
    expect((await fetch(`${apart.address}/observations`)).status).toBe(401);
    await apart.stop();
  });
});

describe('what we believe of people', () => {
  it('is fetched again when identity publishes a change', async () => {
    const bus = createInProcessBus();
    const gateway = await startGatewayForTest({ sessions, bus, now: () => 1_800_000_000_000 });
    const cookie = await signIn(gateway.address, 'coach');
    const rolesNow = async () => {
      const answer = await fetch(`${gateway.address}/api/user_session`, { headers: { cookie } });
      return ((await answer.json()) as { actor: { roles: string[] } }).actor.roles;
    };
    expect(await rolesNow()).toEqual([]);
    gateway.people.get('coach')!.roles.push('Coach');
    expect(await rolesNow()).toEqual([]);
    await bus.start();
    await bus.publish({
      id: 'e1',
      type: 'user.deleted',
      occurred_at: '2026-11-02T09:00:00.000Z',
      entity_uid: 'coach',
      revision: 2,
      data: { uid: 'coach' },
    });
    expect(await rolesNow()).toEqual(['Coach']);
    await gateway.stop();
  });
});

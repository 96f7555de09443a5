import { openStoreForTest } from '@coaching/embedded/testing';
import { createLogger } from '@coaching/service-kit';
import { type GatewayForTest, type Served, serve, startGatewayForTest } from '../testing/gateway-for-test';
import { type WebFolder, webFolder } from '../testing/web-folder';
import { staticListener } from './static-listener';

const log = createLogger({ name: 'test', level: 'silent' });
const entryOf = (name: string, version: string) => ({
  name,
  version,
  manifest: `/remotes/${name}/${version}/manifest.json`,
});

describe('remotes with servers of their own', () => {
  let store: Awaited<ReturnType<typeof openStoreForTest>>;
  let web: WebFolder;
  let remote: Served;
  let gateway: GatewayForTest;
  let now: number;

  const publish = (version: string) =>
    web.put('remotes/observations/entry.json', JSON.stringify(entryOf('observations', version)));
  const registry = async () => (await fetch(`${gateway.address}/remotes.json`)).json();

  beforeAll(async () => {
    store = await openStoreForTest();
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    now = 1_000_000;
    web = await webFolder();
    await publish('v1');
    await web.put('remotes/observations/v1/remote.js', 'let remote = 1;', true);
    remote = await serve(staticListener(web.path, log));
    gateway = await startGatewayForTest({
      sessions: { mongoUrl: store.url, databaseName: `${store.databasePrefix}gateway` },
      remotes: { observations: remote.address, reports: 'http://127.0.0.1:9' },
      now: () => now,
    });
  });
  afterEach(async () => {
    await gateway.stop();
    await remote.close();
    await web.remove();
  });

  it('make the registry, without those that do not answer', async () => {
    const answer = await fetch(`${gateway.address}/remotes.json`);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.json()).toEqual({ remotes: [entryOf('observations', 'v1')] });
  });

  it('switch to a new version, and back, within seconds', async () => {
    await registry();
    await publish('v2');
    now += 5001;
    expect(await registry()).toEqual({ remotes: [entryOf('observations', 'v2')] });
    await publish('v1');
    now += 5001;
    expect(await registry()).toEqual({ remotes: [entryOf('observations', 'v1')] });
  });

  it('stay in the registry as they were while they are away', async () => {
    await registry();
    await remote.close();
    now += 5001;
    expect(await registry()).toEqual({ remotes: [entryOf('observations', 'v1')] });
  });

  it('are left out when what they say is not usable', async () => {
    await web.put('remotes/observations/entry.json', '{"name":"../shell"}');
    expect(await registry()).toEqual({ remotes: [] });
  });

  it('have their files under our origin, as they send them', async () => {
    const answer = await fetch(`${gateway.address}/remotes/observations/v1/remote.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await answer.text()).toBe('let remote = 1;');
  });

  it('that are away cost their own files only', async () => {
    await remote.close();
    const answer = await fetch(`${gateway.address}/remotes/observations/v1/remote.js`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      message: 'This part of the page cannot be loaded just now. Please try again.',
    });
    expect((await fetch(`${gateway.address}/healthz`)).status).toBe(200);
  });

  it('take no writes', async () => {
    for (const path of ['/remotes.json', '/remotes/observations/v1/remote.js'])
      expect((await fetch(gateway.address + path, { method: 'POST' })).status).toBe(404);
  });
});

import { startStoreForTest } from '@coaching/embedded/testing';
import { runProgram } from '@coaching/service-kit/testing';
import { actorSecret, dummyServices } from './testing/dummy-services';
import { post, type Served, serve, signIn } from './testing/gateway-for-test';
import { overHttp, type ServedDummies } from './testing/over-http';
import { startRedis, type TestRedis } from './testing/redis-server';
import { type WebFolder, webFolder } from './testing/web-folder';

describe('a remote’s static server', () => {
  it('serves its folder until it is stopped', async () => {
    const web = await webFolder();
    await web.put('remotes/observations/entry.json', '{}');
    const program = runProgram('gateway/src/static-main.ts', { PORT: '0', WEB_ROOT: web.path });
    const origin = await program.listening;
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${origin}/remotes/observations/entry.json`)).json()).toEqual({});
    program.terminate();
    expect(await program.ended).toEqual({ code: 0, errors: '' });
    await web.remove();
  });

  it('does not start without a folder, and says so in one line', async () => {
    const program = runProgram('gateway/src/static-main.ts', { PORT: '0' });
    expect(await program.ended).toEqual({ code: 1, errors: 'Cannot start: WEB_ROOT is missing.\n' });
  });
});

describe('a gateway in a process of its own', () => {
  let dummies: ServedDummies;
  let redis: TestRedis;
  let settings: Record<string, string>;

  beforeAll(async () => {
    dummies = await overHttp(dummyServices());
    redis = await startRedis();
    settings = {
      PORT: '0',
      REDIS_URL: redis.url,
      ACTOR_SECRET: actorSecret,
      SESSION_SECRET: 'a-session-secret-of-forty-characters-...',
      SERVICES: Object.entries(dummies.services)
        .map(([name, { url }]) => `${name}=${url}`)
        .join(),
    };
  });
  afterAll(async () => {
    await dummies.close();
    await redis.stop();
  });

  describe('with web files and a remote elsewhere', () => {
    let web: WebFolder;
    let remoteWeb: WebFolder;
    let remote: ReturnType<typeof runProgram>;

    beforeAll(async () => {
      web = await webFolder();
      await web.put('index.html', '<!doctype html>');
      remoteWeb = await webFolder();
      const manifest = '/remotes/observations/v1/manifest.json';
      const entry = JSON.stringify({ name: 'observations', version: 'v1', manifest });
      await remoteWeb.put('remotes/observations/entry.json', entry);
      await remoteWeb.put('remotes/observations/v1/manifest.json', '{"name":"observations"}');
      remote = runProgram('gateway/src/static-main.ts', { PORT: '0', WEB_ROOT: remoteWeb.path });
    });
    afterAll(async () => {
      remote.terminate();
      await remote.ended;
      await web.remove();
      await remoteWeb.remove();
    });

    it('serves all of it, and stops with what it has begun', async () => {
      const program = runProgram('gateway/src/main.ts', {
        ...settings,
        WEB_ROOT: web.path,
        REMOTES: `observations=${await remote.listening}`,
      });
      const origin = await program.listening;
      expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ ok: true });
      const cookie = await signIn(origin, 'coach');
      const me = await fetch(`${origin}/api/user_session`, { headers: { cookie } });
      expect(await me.json()).toMatchObject({ actor: { uid: 'coach' } });
      const page = await fetch(`${origin}/observations`, { headers: { accept: 'text/html' } });
      expect(await page.text()).toBe('<!doctype html>');
      const { remotes } = (await (await fetch(`${origin}/remotes.json`)).json()) as {
        remotes: { manifest: string }[];
      };
      expect(remotes).toHaveLength(1);
      expect(await (await fetch(origin + remotes[0]!.manifest)).json()).toEqual({ name: 'observations' });
      program.terminate();
      expect(await program.ended).toEqual({ code: 0, errors: '' });
    });
  });

  it('stores sessions in MongoDB where there is no Redis', async () => {
    const store = await startStoreForTest();
    const program = runProgram('gateway/src/main.ts', { ...settings, REDIS_URL: '', MONGODB_URL: store.url });
    const origin = await program.listening;
    const login = await post(`${origin}/api/login`, { email: 'coach@school.test', password: 'right' });
    expect(login.status).toBe(200);
    program.terminate();
    expect((await program.ended).code).toBe(0);
    await store.close();
  });

  it.each([
    [
      'without a place for sessions',
      { REDIS_URL: '' },
      /^Cannot start: REDIS_URL is missing \(or MONGODB_URL, to keep sessions there\)\.\n$/,
    ],
    [
      'without Redis',
      { REDIS_URL: 'redis://127.0.0.1:9' },
      /^Cannot start: REDIS_URL cannot be reached \(.+\)\.\n$/,
    ],
    [
      'with a setting that is wrong',
      { SERVICES: 'reports=http://reports:8080' },
      /^Cannot start: SERVICES is wrong \(.+\)\.\n$/,
    ],
  ])('does not start %s, and says so in one line', async (_, changes, line) => {
    const { code, errors } = await runProgram('gateway/src/main.ts', { ...settings, ...changes }).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(line);
  });

  it('does not start on a port that is taken, and says so in one line', async () => {
    const taken: Served = await serve(() => {});
    const { port } = new URL(taken.address);
    const { code, errors } = await runProgram('gateway/src/static-main.ts', { PORT: port, WEB_ROOT: '.' })
      .ended;
    expect([code, errors]).toEqual([1, `Cannot start: PORT ${port} is taken.\n`]);
    await taken.close();
  });
});

import { pino } from 'pino';
import { openGrant, SESSION_GRANT_HEADER } from '../actor/session-grants';
import { createTableTokens } from '../actor/table-tokens';
import { appForTest, asCoach, secret, tokens } from '../testing/app-for-test';
import { createApp } from './app';
import { openStreams } from './open-streams';
import { runningRequests } from './running-requests';

const app = appForTest();
const { ask, login } = app;

describe('a session is granted', () => {
  const grant = { user_uid: 'coach', organization_uid: 'cedar', session_epoch: 1 };

  it('by a sealed header, by a call that may', async () => {
    app.answer = async ({ grantSession }) => {
      grantSession(grant);
      return true;
    };
    const { status, headers } = await login(JSON.stringify({ email: 'a@b.test', password: 'x' }));
    expect(status).toBe(200);
    expect(openGrant(secret, headers.get(SESSION_GRANT_HEADER)!)).toEqual(grant);
  });

  it('by no other call', async () => {
    app.answer = async ({ grantSession }) => {
      grantSession(grant);
      return { users: [], total: 0 };
    };
    const { status, headers } = await ask('/users', { headers: asCoach });
    expect(status).toBe(500);
    expect(headers.get(SESSION_GRANT_HEADER)).toBeNull();
  });
});

describe('around the calls', () => {
  it('says that the process lives, also when it is not ready', async () => {
    app.notReady = 'The database of identity does not answer.';
    expect(await ask('/healthz')).toMatchObject({ status: 200, body: { ok: true } });
    expect(await ask('/readyz')).toMatchObject({ status: 503, body: { message: app.notReady } });
  });

  it('says that it is ready', async () => {
    expect(await ask('/readyz')).toMatchObject({ status: 200, body: { ok: true } });
  });

  it('gives a request an id unless it has a usable one', async () => {
    const given = await ask('/users', { headers: { 'x-request-id': '<script>' } });
    expect(given.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('names no framework', async () => {
    expect((await ask('/healthz')).headers.get('x-powered-by')).toBeNull();
  });

  it('logs how a request went, without query, body or token', async () => {
    await ask('/users?query=hunter2', { headers: asCoach });
    await login(JSON.stringify({ email: 'a@b.test', password: 'hunter2' }));
    const entries = app.logged.join();
    expect(entries).toMatch(/"method":"GET","path":"\/users","status":\d+,"milliseconds":\d+/);
    expect(entries).not.toContain('hunter2');
    expect(entries).not.toContain(asCoach['x-actor-token']);
  });

  it('refuses to start when a call has no handler', () => {
    const parts = {
      name: 'reports' as const,
      handlers: {},
      tokens,
      tableTokens: createTableTokens(secret),
      seal: () => '',
      running: runningRequests(),
      streams: openStreams(),
      notReadyBecause: async () => null,
      log: pino({ level: 'silent' }),
    };
    expect(() => createApp(parts)).toThrow('reports does not answer getTimeLog.');
  });
});

import { openStoreForTest } from '@coaching/embedded/testing';
import { MongoClient } from 'mongodb';
import {
  cookieOf,
  type GatewayForTest,
  post,
  signIn,
  startGatewayForTest,
} from '../testing/gateway-for-test';
import { ABSOLUTE_MS, BELIEVED_MS, IDLE_MS } from './expiry';

let store: Awaited<ReturnType<typeof openStoreForTest>>;
let one: GatewayForTest;
let now = Date.now();

beforeAll(async () => {
  store = await openStoreForTest();
});
afterAll(() => store.close());
beforeEach(async () => {
  now = Date.now();
  one = await startGatewayForTest({
    sessions: { mongoUrl: store.url, databaseName: 'gateway_test' },
    now: () => now,
  });
});
afterEach(() => one.stop());

const ask = (path: string, cookie = '', gateway = one) =>
  fetch(`${gateway.address}/api${path}`, { headers: cookie ? { cookie } : {} });

describe('a session', () => {
  it('begins at sign-in with a cookie that scripts cannot read', async () => {
    const answer = await post(`${one.address}/api/login`, { email: 'coach@school.test', password: 'right' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toBe(true);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sid=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    ]);
    expect(answer.headers.get('x-session-grant')).toBeNull();
    const me = await ask('/user_session', cookieOf(answer)!);
    expect(await me.json()).toMatchObject({ actor: { uid: 'coach', organization_uid: 'cedar' } });
  });
});

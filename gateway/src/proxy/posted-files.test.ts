import { randomBytes } from 'node:crypto';
import { MESSAGES } from '@coaching/contracts';
import { openStoreForTest } from '@coaching/embedded/testing';
import { ACTOR_TOKEN_HEADER, createActorTokens } from '@coaching/service-kit';
import type { SessionPlace } from '../options';
import { actorSecret, type DummyServices, dummyServices } from '../testing/dummy-services';
import { type GatewayForTest, signIn, startGatewayForTest } from '../testing/gateway-for-test';

let sessions: SessionPlace;
let closeStore: () => Promise<void>;
let dummies: DummyServices;
let gateway: GatewayForTest;
beforeAll(async () => {
  const store = await openStoreForTest();
  sessions = { mongoUrl: store.url, databaseName: `${store.databasePrefix}gateway` };
  closeStore = store.close;
  dummies = dummyServices();
  gateway = await startGatewayForTest({ sessions }, dummies);
});
afterAll(async () => {
  await gateway.stop();
  await closeStore();
});
beforeEach(() => {
  dummies.requests.length = 0;
});

const post = (bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) => {
  const body = new FormData();
  body.append('avatar', new Blob([bytes], { type: 'image/png' }), 'me.png');
  return fetch(`${gateway.address}/api/upload/post`, { method: 'POST', body, headers });
};
const large = new Uint8Array(randomBytes(9 * 1024 * 1024));

describe('a file in a form', () => {
  it('reaches its service in the name of who is signed in', async () => {
    const cookie = await signIn(gateway.address, 'coach');
    dummies.requests.length = 0;
    expect((await post(large, { cookie })).status).toBe(200);
    const request = dummies.requests.at(-1)!;
    expect(request.url).toBe('/upload/post');
    expect(request.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const caller = createActorTokens(actorSecret).verify(String(request.headers[ACTOR_TOKEN_HEADER]));
    expect(caller?.actor?.uid).toBe('coach');
  });

  it('of nobody is refused, and its sender sees it', async () => {
    const answer = await post(large);
    expect([answer.status, await answer.json()]).toEqual([401, { message: MESSAGES.signInFirst }]);
    expect((await post(large)).status).toBe(401);
    expect(dummies.requests).toEqual([]);
  });

  it('from a page of another site is refused', async () => {
    const cookie = await signIn(gateway.address, 'coach');
    dummies.requests.length = 0;
    expect((await post(large, { cookie, origin: 'https://evil.test' })).status).toBe(403);
    expect(dummies.requests).toEqual([]);
  });
});

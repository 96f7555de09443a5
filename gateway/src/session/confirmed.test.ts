import { openStoreForTest } from '@coaching/embedded/testing';
import { SESSION_GRANT_HEADER, sealGrant } from '@coaching/service-kit';
import { actorSecret } from '../testing/dummy-services';
import {
  cookieOf,
  type GatewayForTest,
  post,
  signIn,
  startGatewayForTest,
} from '../testing/gateway-for-test';

let store: Awaited<ReturnType<typeof openStoreForTest>>;
let gateway: GatewayForTest;
let now: number;

beforeAll(async () => {
  store = await openStoreForTest();
});
afterAll(() => store.close());
beforeEach(async () => {
  now = Date.now();
  gateway = await startGatewayForTest({
    sessions: { mongoUrl: store.url, databaseName: `${store.databasePrefix}gateway` },
    now: () => now,
  });
});
afterEach(() => gateway.stop());

/** When the session of this cookie last proved who its person is, as services receive it. */
async function awaitCopies(cookie: string): Promise<number | undefined> {
  gateway.requests.length = 0;
  await fetch(`${gateway.address}/api/observations`, { headers: { cookie } });
  return gateway.requests.find(({ url }) => url.startsWith('/observations'))?.caller?.confirmed_at;
}

/** Lets the next call end with this grant, as identity gives it. */
function granting(grant: { user_uid: string; confirmed?: true }) {
  gateway.overrides.set('/sign_out_everywhere', (_request, response) => {
    const sealed = sealGrant(actorSecret, { organization_uid: 'cedar', session_epoch: 0, ...grant });
    response.writeHead(200, { 'content-type': 'application/json', [SESSION_GRANT_HEADER]: sealed });
    response.end('{"ok":true}');
  });
}
const goOn = async (cookie: string) =>
  cookieOf(await post(`${gateway.address}/api/sign_out_everywhere`, {}, { cookie }))!;

it('goes to services for each session by itself: when its person last proved who they are', async () => {
  const first_at = now;
  const first = await signIn(gateway.address, 'coach');
  now += 60_000;
  const second = await signIn(gateway.address, 'coach');
  expect(await awaitCopies(first)).toBe(first_at);
  expect(await awaitCopies(second)).toBe(now);
  expect(await awaitCopies(first)).toBe(first_at);
});

it('stays as it was in a session that goes on, and is now where identity says so', async () => {
  const began_at = now;
  const cookie = await signIn(gateway.address, 'coach');
  now += 60_000;
  granting({ user_uid: 'coach' });
  const switched = await goOn(cookie);
  expect(await awaitCopies(switched)).toBe(began_at);
  granting({ user_uid: 'coach', confirmed: true });
  expect(await awaitCopies(await goOn(switched))).toBe(now);
});

it('is not taken along by who becomes somebody else', async () => {
  const cookie = await signIn(gateway.address, 'coach');
  granting({ user_uid: 'coachee' });
  expect(await awaitCopies(await goOn(cookie))).toBe(0);
});

it('stays when the session goes on under a new id because its person may do something else', async () => {
  const began_at = now;
  const cookie = await signIn(gateway.address, 'coach');
  await awaitCopies(cookie);
  gateway.people.set('coach', { ...gateway.people.get('coach')!, roles: ['Superuser'] });
  now += 3000;
  const renewed = cookieOf(await fetch(`${gateway.address}/api/observations`, { headers: { cookie } }))!;
  expect(renewed).not.toBe(cookie);
  expect(await awaitCopies(renewed)).toBe(began_at);
});

it('cannot be set by a browser', async () => {
  const cookie = await signIn(gateway.address, 'coach');
  now += 60_000;
  gateway.requests.length = 0;
  await fetch(`${gateway.address}/api/observations`, {
    headers: { cookie, 'x-actor-token': 'mine', 'x-confirmed-at': String(now) },
  });
  expect(gateway.requests.find(({ url }) => url.startsWith('/observations'))?.caller?.confirmed_at).toBe(
    now - 60_000,
  );
});

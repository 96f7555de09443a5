import { aSchool } from '@coaching/access/testing';
import { createInProcessBus } from '@coaching/service-kit';
import { BELIEVED_MS, SUPERSEDED_MS } from '../session/expiry';
import { type GatewayForTest, post, signIn, startGatewayForTest } from '../testing/gateway-for-test';
import { sessionsForTest } from '../testing/sessions-for-test';

const sessions = sessionsForTest();
const bus = createInProcessBus();
let gateway: GatewayForTest;
let now = Date.now();

beforeEach(async () => {
  gateway = await startGatewayForTest({ sessions: sessions(), bus, isAlone: true, now: () => now });
});
afterEach(() => gateway.stop());

const looks = () => gateway.requests.filter(({ url }) => url.startsWith('/internal/actor')).length;
const status = async (cookie: string) =>
  (await fetch(`${gateway.address}/api/user_session`, { headers: { cookie } })).status;

it('asks once for somebody whom nothing happens to, also after a while', async () => {
  const cookie = await signIn(gateway.address, 'coach');
  await status(cookie);
  const before = looks();
  now += 7 * BELIEVED_MS;
  expect(await status(cookie)).toBe(200);
  expect(looks()).toBe(before);
});

it.each(['person.changed', 'organization.changed'] as const)('asks again after %s', async (type) => {
  const cookie = await signIn(gateway.address, 'coach');
  await status(cookie);
  const before = looks();
  bus.signals.send(type, 'whoever');
  expect(await status(cookie)).toBe(200);
  expect(looks()).toBe(before + 1);
});

it('lets nobody in at the moment they are no more', async () => {
  const cookie = await signIn(gateway.address, 'coach');
  expect(await status(cookie)).toBe(200);
  gateway.people.delete('coach');
  bus.signals.send('person.changed', 'coach');
  expect(await status(cookie)).toBe(401);
});

it('lets nobody in after they have signed out', async () => {
  const cookie = await signIn(gateway.address, 'coach');
  expect(await status(cookie)).toBe(200);
  await post(`${gateway.address}/api/logout`, {}, { cookie });
  expect(await status(cookie)).toBe(401);
});

it('lets nobody in by a session in whose place another is, once its moment is over', async () => {
  const cookie = await signIn(gateway.address, 'coach');
  expect(await status(cookie)).toBe(200);
  gateway.people.set('coach', { ...gateway.people.get('coach')!, schools: [aSchool('cedar', ['Coach'])] });
  bus.signals.send('person.changed', 'coach');
  expect(await status(cookie)).toBe(200);
  now += SUPERSEDED_MS - 1;
  expect(await status(cookie)).toBe(200);
  now += BELIEVED_MS;
  expect(await status(cookie)).toBe(401);
});

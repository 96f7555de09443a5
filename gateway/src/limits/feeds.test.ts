import { openStoreForTest } from '@coaching/embedded/testing';
import { type GatewayForTest, startGatewayForTest } from '../testing/gateway-for-test';
import { FEEDS_READ } from './feeds';

let closeStore: () => Promise<void>;
let gateway: GatewayForTest;
beforeAll(async () => {
  const store = await openStoreForTest();
  closeStore = store.close;
  const sessions = { mongoUrl: store.url, databaseName: `${store.databasePrefix}gateway` };
  gateway = await startGatewayForTest({ sessions, trustProxy: 'loopback' });
});
afterAll(async () => {
  await gateway.stop();
  await closeStore();
});

const read = (address: string) =>
  fetch(`${gateway.address}/api/calendar/${'a'.repeat(43)}.ics`, {
    headers: { 'x-forwarded-for': address },
  }).then((answer) => answer.status);

it('calendars are read without a session, so often from one address and no more, and from others meanwhile', async () => {
  for (let looked = 0; looked < FEEDS_READ; looked += 1) expect(await read('192.0.2.1')).toBe(200);
  expect(await read('192.0.2.1')).toBe(429);
  expect(await read('192.0.2.2')).toBe(200);
});

import { openStoreForTest } from '@coaching/embedded/testing';
import { type GatewayForTest, post, startGatewayForTest } from '../testing/gateway-for-test';
import { MESSAGES_SENT } from './messages';

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

const send = (address: string, email = 'ada@school.test') =>
  post(`${gateway.address}/api/contact_us`, { email }, { 'x-forwarded-for': address });

it('refuses messages of an address after ten, whoever it says they are from, and says for how long', async () => {
  for (let sent = 0; sent < MESSAGES_SENT; sent += 1)
    expect((await send('192.0.2.1', `${sent}@school.test`)).status).toBe(200);
  const refusal = await send('192.0.2.1', 'another@school.test');
  expect(refusal.status).toBe(429);
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect(await refusal.json()).toEqual({ message: 'Too many tries. Please try again in 1 hour.' });
});

it('takes those of another address all the while', async () => {
  expect((await send('192.0.2.2')).status).toBe(200);
});

it('does not count what went wrong on our side', async () => {
  gateway.overrides.set('/contact_us', (_request, response) => {
    response.writeHead(500, { 'content-type': 'application/json' }).end('{}');
  });
  for (let failed = 0; failed < MESSAGES_SENT + 5; failed += 1)
    expect((await send('192.0.2.3')).status).toBe(500);
  gateway.overrides.clear();
  expect((await send('192.0.2.3')).status).toBe(200);
});

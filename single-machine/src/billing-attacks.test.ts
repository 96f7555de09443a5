import { createHmac } from 'node:crypto';
import { STRIPE_KEY, StripeServer, signed, WEBHOOK_SECRET } from '@coaching/service-billing/testing';
import mongoose from 'mongoose';
import { type PlatformForTest, startPlatformForTest, type TestBrowser } from './testing/platform-for-test';

const server = new StripeServer();
const { world } = server;
let platform: PlatformForTest;

beforeAll(async () => {
  await server.start();
  platform = await startPlatformForTest({
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: server.origin,
  });
  server.sendTo({ url: `${platform.origin}/api/stripe/webhook` });
});
afterAll(async () => {
  await platform.close();
  await server.stop();
});

const now = () => Math.floor(Date.now() / 1000);
const cart = (product: string, more: object = {}) => ({ cart: [{ product, quantity: 1, ...more }] });

async function begin(browser: TestBrowser, product: string): Promise<string> {
  const { status, body } = await browser.post('/user/checkout_session', cart(product));
  if (status !== 200) throw new Error(`No checkout: ${JSON.stringify(body)}`);
  return body.session_id as string;
}

async function productsOf(browser: TestBrowser): Promise<string[]> {
  await platform.flush();
  const { user } = (await browser.me()).body as { user: { licenses: { product: string }[] } };
  return user.licenses.map(({ product }) => product);
}

/** Sends bytes to the webhook as anybody on the network can. */
async function send(payload: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(`${platform.origin}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: payload,
  });
  await answer.text();
  return answer.status;
}

it('sells no plan whose price, name or number the browser made up', async () => {
  const expired = await platform.signedIn('expired');
  const tampered = [
    cart('yearly', { price: 1 }),
    cart('yearly', { unit_amount: 0 }),
    cart('yearly', { quantity: 0 }),
    cart('yearly', { quantity: -1 }),
    cart('lifetime'),
    { ...cart('yearly'), user_uid: 'demo-solo' },
    { ...cart('yearly'), customer: 'cus_1' },
    { cart: [...cart('yearly').cart, ...cart('monthly').cart] },
    { cart: { $ne: [] } },
  ];
  for (const body of tampered) expect((await expired.post('/user/checkout_session', body)).status).toBe(400);
  expect(world.checkouts).toEqual([]);
});

it('shows nobody the checkout or the portal of somebody else', async () => {
  const expired = await platform.signedIn('expired');
  const id = await begin(expired, 'monthly');
  for (const account of ['solo', 'coach', 'orgadmin', 'superuser', 'billing']) {
    const other = await platform.signedIn(account);
    expect((await other.ask('GET', `/user/session_status/${id}`)).status).toBe(404);
    const portal = await other.ask('GET', '/billing_portal');
    expect(JSON.stringify(portal.body)).not.toContain('portal.stripe.test');
  }
  expect((await platform.browser().ask('GET', `/user/session_status/${id}`)).status).toBe(401);
  expect((await platform.browser().post('/user/checkout_session', cart('yearly'))).status).toBe(401);
});

it('believes no event but Stripe’s own, unaltered and fresh, and takes each once', async () => {
  const expired = await platform.signedIn('expired');
  const before = await productsOf(expired);
  world.pay(await begin(expired, 'obs_yearly'));
  const event = world.events.at(-1)!;
  const payload = JSON.stringify(event);
  const plain = createHmac('sha256', '').update(`${now()}.${payload}`).digest('hex');
  const forgeries: Record<string, string>[] = [
    {},
    { 'stripe-signature': '' },
    { 'stripe-signature': 't=,v1=' },
    { 'stripe-signature': `t=${now()},v1=${plain}` },
    { 'stripe-signature': `t=${now()},v0=${signed(payload, now()).split('v1=')[1]}` },
    { 'stripe-signature': signed(payload, now(), 'whsec_of_somebody_else') },
    { 'stripe-signature': signed(payload, now() - 6 * 60) },
    { 'stripe-signature': signed(`${payload} `, now()) },
    { 'stripe-signature': signed(payload, now() - 6 * 60).replace(/^t=\d+/, `t=${now()}`) },
  ];
  for (const headers of forgeries) expect(await send(payload, headers)).toBe(400);
  expect(await productsOf(expired)).toEqual(before);
  expect(await server.send(event)).toBe(200);
  expect(await productsOf(expired)).toEqual([...before, 'obs_yearly']);

  const asked = server.requests.length;
  expect(await server.send(event)).toBe(200);
  expect(server.requests).toHaveLength(asked);
});

it('asks neither Stripe nor its own accounts to find out what somebody may do', async () => {
  const expired = await platform.signedIn('expired');
  // Signing in is news of a person, and billing keeps accounts in step with news.
  await platform.flush();
  const asked = server.requests.length;
  const looked: string[] = [];
  mongoose.set('debug', (collection: string, method: string) => looked.push(`${collection}.${method}`));
  const refused = await expired.post('/interview', { interview: { uid: 'a'.repeat(27), template: true } });
  const read = await expired.ask('GET', '/observations?page=1&rowsPerPage=5');
  mongoose.set('debug', false);
  expect(refused).toMatchObject({ status: 403, body: { reason: 'needs_license' } });
  expect(read.status).toBe(200);
  expect(server.requests).toHaveLength(asked);
  expect(looked.filter((each) => /^(accounts|checkouts)\.find(One)?$/.test(each))).toEqual([]);
});

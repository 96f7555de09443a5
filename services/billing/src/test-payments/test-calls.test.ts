import type { Actor, PaidPlan } from '@coaching/contracts';
import { ACTOR_TOKEN_HEADER } from '@coaching/service-kit';
import { type BillingForTest, startBillingForTest } from '../testing/billing-for-test';
import { StripeServer, WEBHOOK_SECRET } from '../testing/stripe/stripe-server';

let billing: BillingForTest;
beforeAll(async () => {
  billing = await startBillingForTest(null);
});
afterAll(() => billing.close());

const begin = (actor: Actor, product: PaidPlan, redirect_to?: string) =>
  billing.call('createCheckoutSession', { body: { cart: [{ product, quantity: 1 }], redirect_to } }, actor);

/** What the page behind an address sends, past what a contract allows. */
async function ask(actor: Actor | null, method: string, path: string, body?: unknown): Promise<number> {
  const { status } = await fetch(billing.origin + path, {
    method,
    headers: { 'content-type': 'application/json', [ACTOR_TOKEN_HEADER]: billing.tokenOf(actor) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return status;
}

it('leads to pages that say "test" in their address, and back to where one chose, escaped', async () => {
  const coach = await billing.aCoach();
  const going = '/interactions?query="><script>alert(1)</script>&page=2#top';
  const { url, session_id } = await begin(coach, 'monthly', going);
  expect(url).not.toMatch(/[<>"]/);
  const { pathname, searchParams } = new URL(url);
  expect(pathname).toBe('/payment_test');
  expect(session_id).toMatch(/^test_/);
  expect(searchParams.get('session_id')).toBe(session_id);
  const back = new URL(searchParams.get('back')!, billing.origin);
  expect([back.origin, back.pathname]).toEqual([billing.origin, '/payment']);
  expect(Object.fromEntries(back.searchParams)).toEqual({ product: 'monthly', redirect_to: going });
  await billing.call('payTestCheckout', { params: { id: session_id } }, coach);
  const { url: portal } = await billing.call('getBillingPortal', {}, coach);
  expect(new URL(portal).pathname).toBe('/billing_test');
});

it('takes nothing from nobody, and nothing of what is somebody else’s', async () => {
  const [coach, other] = [await billing.aCoach(), await billing.aCoach()];
  const { session_id } = await begin(coach, 'monthly');
  const deeds: [string, string, object?][] = [
    ['POST', `/test_checkout/${session_id}`],
    ['POST', `/test_subscription/${session_id}`, { product: 'yearly' }],
    ['POST', `/test_subscription/${session_id}`, { card_fails: true }],
    ['DELETE', `/test_subscription/${session_id}`],
  ];
  for (const [method, path, body] of deeds) {
    expect(await ask(null, method, path, body)).toBe(401);
    expect(await ask(other, method, path, body)).toBe(404);
  }
  expect(await ask(null, 'GET', '/test_subscriptions')).toBe(401);
  expect(await billing.call('getTestSubscriptions', {}, other)).toEqual({ subscriptions: [], invoices: [] });
  expect(await billing.licensesOf(coach)).toBeNull();
});

it('is paid at the price of the list, whatever the page sends along', async () => {
  const coach = await billing.aCoach();
  const { session_id } = await begin(coach, 'obs_monthly');
  await ask(coach, 'POST', `/test_checkout/${session_id}`, { product: 'yearly', dollars: 0 });
  await billing.call('payTestCheckout', { params: { id: session_id } }, coach);
  const { invoices } = await billing.call('getTestSubscriptions', {}, coach);
  expect(invoices).toEqual([expect.objectContaining({ product: 'obs_monthly', dollars: 7 })]);
});

it('switches to no plan, number or state that is not for sale', async () => {
  const coach = await billing.aCoach();
  const { session_id } = await begin(coach, 'monthly');
  await billing.call('payTestCheckout', { params: { id: session_id } }, coach);
  const path = `/test_subscription/${session_id}`;
  for (const change of [
    { product: 'free' },
    { product: 'lifetime' },
    { product: 'yearly', dollars: 1 },
    { quantity: 5 },
    { quantity: 0 },
    { card_fails: 'no' },
    { ended_at: '2099-01-01' },
    {},
  ])
    expect(await ask(coach, 'POST', path, change)).toBe(400);
  const { subscriptions } = await billing.call('getTestSubscriptions', {}, coach);
  expect(subscriptions).toEqual([
    { ...subscriptions[0]!, product: 'monthly', quantity: 1, has_failed: false, is_cancelled: false },
  ]);
});

it('knows of no checkout that was never begun, is over or is made up', async () => {
  const coach = await billing.aCoach();
  const { session_id } = await begin(coach, 'monthly');
  await begin(coach, 'yearly');
  expect(await ask(coach, 'POST', `/test_checkout/${session_id}`)).toBe(400);
  expect(await ask(coach, 'POST', '/test_checkout/test_made_up')).toBe(404);
  expect(await ask(coach, 'POST', `/test_checkout/${encodeURIComponent('"><script>')}`)).toBe(400);
});

it('is not there at all where Stripe takes the payments', async () => {
  const server = new StripeServer();
  const real = await startBillingForTest({ stripe: await server.start(), webhookSecret: WEBHOOK_SECRET });
  const coach = await real.aCoach();
  const { session_id: id } = await real.call(
    'createCheckoutSession',
    { body: { cart: [{ product: 'monthly', quantity: 1 }] } },
    coach,
  );
  for (const deed of [
    () => real.call('payTestCheckout', { params: { id } }, coach),
    () => real.call('getTestSubscriptions', {}, coach),
    () => real.call('changeTestSubscription', { params: { id }, body: { card_fails: false } }, coach),
    () => real.call('cancelTestSubscription', { params: { id } }, coach),
  ])
    await expect(deed()).rejects.toMatchObject({ status: 404 });
  await real.close();
  await server.stop();
});

import type { Actor, Plan } from '@coaching/contracts';
import { type BillingForTest, startBillingForTest } from '../testing/billing-for-test';
import { StripeServer, signed, WEBHOOK_SECRET } from '../testing/stripe-server';

const server = new StripeServer();
let billing: BillingForTest;

beforeAll(async () => {
  billing = await startBillingForTest({ stripe: await server.start(), webhookSecret: WEBHOOK_SECRET });
});
afterAll(async () => {
  await billing.close();
  await server.stop();
});

const begin = (actor: Actor, product: Plan, redirect_to?: string) =>
  billing.call('createCheckoutSession', { body: { cart: [{ product, quantity: 1 }], redirect_to } }, actor);
const statusOf = (actor: Actor, id: string) => billing.call('getSessionStatus', { params: { id } }, actor);
const now = () => Math.floor(Date.now() / 1000);
const send = (payload: string) => billing.sendEvent(payload, signed(payload, now()));

it('sells a plan at the price of the list, and grants it as the payer comes back, though no event has come', async () => {
  const coach = await billing.aCoach();
  const { url, session_id } = await begin(coach, 'yearly', '/interactions?page=2');
  expect(url).toBe(`https://checkout.stripe.test/${session_id}`);
  expect(await statusOf(coach, session_id)).toMatchObject({ status: 'open', product: 'yearly' });
  expect(await billing.licensesOf(coach)).toBeNull();
  const { price } = server.pay(session_id);
  expect(price).toMatchObject({ unit_amount: 9900, interval: 'year', plan: 'yearly' });
  expect(await statusOf(coach, session_id)).toEqual({
    status: 'complete',
    product: 'yearly',
    redirect_to: '/interactions?page=2',
  });
  expect(await billing.licensesOf(coach)).toEqual([expect.objectContaining({ product: 'yearly' })]);
  await expect(begin(coach, 'monthly')).rejects.toMatchObject({ status: 400 });
});

it('begins one checkout for a cart that is sent twice', async () => {
  const coach = await billing.aCoach();
  const first = await begin(coach, 'monthly');
  expect((await begin(coach, 'monthly')).session_id).toBe(first.session_id);
  expect((await begin(coach, 'obs_monthly')).session_id).not.toBe(first.session_id);
});

it('grants a plan by its event, extends it as it is renewed, and gives grace when a card fails', async () => {
  const coach = await billing.aCoach();
  const { session_id } = await begin(coach, 'obs_monthly');
  const subscription = server.pay(session_id);
  const { customer } = subscription;
  expect(await send(server.event('checkout.session.completed', customer))).toBe(200);
  const [first] = (await billing.licensesOf(coach))!;
  expect(first).toMatchObject({ product: 'obs_monthly' });
  server.renew(subscription, true);
  await send(server.event('invoice.paid', customer));
  const [renewed] = (await billing.licensesOf(coach))!;
  expect(renewed!.end_date).not.toBe(first!.end_date);
  server.renew(subscription, false);
  await send(server.event('invoice.payment_failed', customer));
  const [failed] = (await billing.licensesOf(coach))!;
  const graceEnds = new Date((subscription.period_start + 7 * 24 * 60 * 60) * 1000)
    .toISOString()
    .slice(0, 10);
  const [month, date, year] = failed!.end_date.split('/');
  expect(`${year}-${month}-${date}`).toBe(graceEnds);
});

it('takes no event that is forged, altered, too old or unsigned', async () => {
  const coach = await billing.aCoach();
  const { session_id } = await begin(coach, 'monthly');
  const { customer } = server.pay(session_id);
  const payload = server.event('checkout.session.completed', customer);
  for (const signature of [
    signed(payload, now(), 'whsec_of_somebody_else'),
    signed(`${payload} `, now()),
    signed(payload, now() - 6 * 60),
    '',
  ])
    expect(await billing.sendEvent(payload, signature)).toBe(400);
  expect(await billing.licensesOf(coach)).toBeNull();
});

it('asks Stripe once for an event that comes again, and nothing for one about nobody', async () => {
  const coach = await billing.aCoach();
  const { session_id } = await begin(coach, 'monthly');
  const payload = server.event('checkout.session.completed', server.pay(session_id).customer);
  await send(payload);
  const asked = server.requests.length;
  expect(await send(payload)).toBe(200);
  expect(await send(server.event('invoice.paid', 'cus_of_nobody'))).toBe(200);
  expect(server.requests).toHaveLength(asked);
});

it('leads everybody to their own portal alone', async () => {
  const [coach, other] = [await billing.aCoach(), await billing.aCoach()];
  const { session_id } = await begin(coach, 'monthly');
  const { customer } = server.pay(session_id);
  expect(await billing.call('getBillingPortal', {}, coach)).toEqual({
    url: `https://portal.stripe.test/${customer}`,
  });
  await expect(billing.call('getBillingPortal', {}, other)).rejects.toMatchObject({ status: 404 });
  await expect(statusOf(other, session_id)).rejects.toMatchObject({ status: 404 });
});

it('has nothing of the built-in test', async () => {
  const coach = await billing.aCoach();
  const { session_id } = await begin(coach, 'monthly');
  await expect(billing.call('payTestCheckout', { params: { id: session_id } }, coach)).rejects.toMatchObject({
    status: 404,
  });
});

it('lets nobody who is gone go on paying', async () => {
  const coach = await billing.aCoach();
  const { session_id } = await begin(coach, 'monthly');
  const subscription = server.pay(session_id);
  await billing.receiveEvent({
    type: 'user.deleted',
    entity_uid: coach.uid,
    revision: 2,
    data: { uid: coach.uid },
  });
  await send(server.event('checkout.session.completed', subscription.customer));
  expect(subscription.status).toBe('canceled');
});

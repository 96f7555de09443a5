import { aCast } from '@coaching/access/testing';
import type { Actor, Plan } from '@coaching/contracts';
import { billingWithStripe } from '../testing/billing-with-stripe';
import type { Invoice, StripeEvent } from '../testing/stripe/stripe-objects';
import { itemOf } from '../testing/stripe/stripe-objects';

const stripe = billingWithStripe();
const { world } = stripe.server;

const begin = (actor: Actor, product: Plan, redirect_to?: string) =>
  stripe.billing.call(
    'createCheckoutSession',
    { body: { cart: [{ product, quantity: 1 }], redirect_to } },
    actor,
  );
const statusOf = (actor: Actor, id: string) =>
  stripe.billing.call('getSessionStatus', { params: { id } }, actor);
const now = () => Math.floor(Date.now() / 1000);
const lastOf = (type: string): StripeEvent => world.events.findLast((event) => event.type === type)!;

it('sells a plan at the price of the list, and grants it as the payer comes back, though no event has come', async () => {
  const coach = await stripe.billing.aCoach();
  const { url, session_id } = await begin(coach, 'yearly', '/interactions?page=2');
  expect(url).toBe(`https://checkout.stripe.test/${session_id}`);
  expect(await statusOf(coach, session_id)).toMatchObject({ status: 'open', product: 'yearly' });
  expect(await stripe.billing.licensesOf(coach)).toBeNull();
  const { price } = itemOf(world.pay(session_id));
  expect(price).toMatchObject({
    unit_amount: 9900,
    recurring: { interval: 'year' },
    metadata: { plan: 'yearly' },
  });
  expect(await statusOf(coach, session_id)).toEqual({
    status: 'complete',
    product: 'yearly',
    quantity: 1,
    organization_uid: null,
    redirect_to: '/interactions?page=2',
  });
  expect(await stripe.billing.licensesOf(coach)).toEqual([expect.objectContaining({ product: 'yearly' })]);
  await expect(begin(coach, 'monthly')).rejects.toMatchObject({ status: 400 });
});

it('begins one checkout for a cart that is sent twice', async () => {
  const coach = await stripe.billing.aCoach();
  const first = await begin(coach, 'monthly');
  expect((await begin(coach, 'monthly')).session_id).toBe(first.session_id);
  expect((await begin(coach, 'obs_monthly')).session_id).not.toBe(first.session_id);
});

it('grants a plan by its event, extends it as it is renewed, and gives grace when a card fails', async () => {
  const coach = await stripe.billing.aCoach();
  const { session_id } = await begin(coach, 'obs_monthly');
  const subscription = world.pay(session_id);
  expect(await stripe.server.send(lastOf('checkout.session.completed'))).toBe(200);
  const [first] = (await stripe.billing.licensesOf(coach))!;
  expect(first).toMatchObject({ product: 'obs_monthly' });
  world.renew(subscription, true);
  await stripe.server.send(lastOf('invoice.paid'));
  const [renewed] = (await stripe.billing.licensesOf(coach))!;
  expect(renewed!.end_date).not.toBe(first!.end_date);
  world.renew(subscription, false);
  await stripe.server.send(lastOf('invoice.payment_failed'));
  const [failed] = (await stripe.billing.licensesOf(coach))!;
  const graceEnds = new Date((itemOf(subscription).current_period_start + 7 * 24 * 60 * 60) * 1000)
    .toISOString()
    .slice(0, 10);
  const [month, date, year] = failed!.end_date.split('/');
  expect(`${year}-${month}-${date}`).toBe(graceEnds);
});

it('takes no event that is forged, altered, too old or unsigned', async () => {
  const coach = await stripe.billing.aCoach();
  const { session_id } = await begin(coach, 'monthly');
  world.pay(session_id);
  const event = lastOf('checkout.session.completed');
  for (const sending of [
    { secret: 'whsec_of_somebody_else' },
    { altered: `${JSON.stringify(event)} ` },
    { at: now() - 6 * 60 },
  ])
    expect(await stripe.server.send(event, sending)).toBe(400);
  expect(await stripe.billing.sendEvent(JSON.stringify(event), '')).toBe(400);
  expect(await stripe.billing.licensesOf(coach)).toBeNull();
});

it('asks Stripe nothing more for an event that comes again, and only who it is for one about a stranger', async () => {
  const coach = await stripe.billing.aCoach();
  const { session_id } = await begin(coach, 'monthly');
  world.pay(session_id);
  await stripe.server.send(lastOf('checkout.session.completed'));
  const asked = stripe.server.requests.length;
  expect(await stripe.server.send(lastOf('checkout.session.completed'))).toBe(200);
  expect(stripe.server.requests).toHaveLength(asked);
  const invoice = { ...lastOf('invoice.paid').data.object, customer: 'cus_of_nobody' } as Invoice;
  expect(await stripe.server.send(world.happen('invoice.paid', invoice))).toBe(200);
  expect(stripe.server.requests.slice(asked)).toEqual(['GET /v1/customers/:id']);
});

it('leads everybody to their own portal alone', async () => {
  const [coach, other] = [await stripe.billing.aCoach(), await stripe.billing.aCoach()];
  const { session_id } = await begin(coach, 'monthly');
  const { customer } = world.pay(session_id);
  expect(await stripe.billing.call('getBillingPortal', {}, coach)).toEqual({
    url: `https://portal.stripe.test/${customer}`,
  });
  await expect(stripe.billing.call('getBillingPortal', {}, other)).rejects.toMatchObject({ status: 404 });
  await expect(statusOf(other, session_id)).rejects.toMatchObject({ status: 404 });
});

it('has nothing of the built-in test', async () => {
  const coach = await stripe.billing.aCoach();
  const { session_id } = await begin(coach, 'monthly');
  await expect(
    stripe.billing.call('payTestCheckout', { params: { id: session_id } }, coach),
  ).rejects.toMatchObject({
    status: 404,
  });
});

it('lets nobody who is gone go on paying', async () => {
  const coach = await stripe.billing.aCoach();
  const { session_id } = await begin(coach, 'monthly');
  const subscription = world.pay(session_id);
  await stripe.billing.receiveEvent({
    type: 'user.deleted',
    entity_uid: coach.uid,
    revision: 2,
    data: { uid: coach.uid },
  });
  await stripe.server.send(lastOf('checkout.session.completed'));
  expect(subscription.status).toBe('canceled');
});

it('reads every page of what a customer ever had', async () => {
  const coach = await stripe.billing.aCoach();
  const { session_id } = await begin(coach, 'monthly');
  const { customer, items } = world.pay(session_id);
  for (let count = 0; count < 100; count += 1) {
    const { price } = items.data[0]!;
    world.subscriptions.push({
      ...structuredClone(world.subscriptions.at(-1)!),
      id: world.next('sub'),
      customer,
    });
    Object.assign(world.subscriptions.at(-1)!, { status: 'canceled', ended_at: world.now, price });
  }
  await stripe.server.send(lastOf('checkout.session.completed'));
  expect(await stripe.billing.licensesOf(coach)).toHaveLength(101);
});

it('says to Stripe under which address somebody is written to now', async () => {
  const coach = await stripe.billing.aCoach('old@school.test');
  const { session_id } = await begin(coach, 'monthly');
  const { customer } = world.pay(session_id);
  const person = { ...aCast().people.soloCoach, uid: coach.uid };
  await stripe.billing.receive({ people: [{ ...person, email: 'new@school.test' }] }, 2);
  await stripe.server.send(lastOf('checkout.session.completed'));
  expect(world.customers.find(({ id }) => id === customer)!.email).toBe('new@school.test');
});

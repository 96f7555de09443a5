import type { Actor, Plan } from '@coaching/contracts';
import { MESSAGES } from '@coaching/contracts';
import { billingWithStripe } from '../testing/billing-with-stripe';

const stripe = billingWithStripe();
const { world } = stripe.server;

const begin = (actor: Actor, product: Plan) =>
  stripe.billing.call('createCheckoutSession', { body: { cart: [{ product, quantity: 1 }] } }, actor);
const statusOf = (id: string) => world.checkouts.find((checkout) => checkout.id === id)!.status;
const openOf = (actor: Actor) =>
  world.checkouts.filter(
    ({ status, client_reference_id }) => status === 'open' && client_reference_id === actor.uid,
  );

it('ends the checkout of one tab when another tab begins one for another plan', async () => {
  const coach = await stripe.billing.aCoach();
  const first = await begin(coach, 'obs_monthly');
  const second = await begin(coach, 'monthly');
  expect(statusOf(first.session_id)).toBe('expired');
  expect(openOf(coach).map(({ id }) => id)).toEqual([second.session_id]);
  const answer = await stripe.billing.call('getSessionStatus', { params: { id: first.session_id } }, coach);
  expect(answer.status).toBe('expired');
});

it('leaves a single one open when all are begun at the same moment', async () => {
  const coach = await stripe.billing.aCoach();
  const plans: Plan[] = ['obs_monthly', 'monthly', 'yearly', 'monthly'];
  await Promise.all(plans.map((plan) => begin(coach, plan)));
  expect(openOf(coach)).toHaveLength(1);
});

it('begins a plan anew when somebody comes back to it from another', async () => {
  const coach = await stripe.billing.aCoach();
  const first = await begin(coach, 'monthly');
  await begin(coach, 'yearly');
  const again = await begin(coach, 'monthly');
  expect(again.session_id).not.toBe(first.session_id);
  expect(statusOf(again.session_id)).toBe('open');
});

it('sells nothing beside a plan that was paid for in another tab, of which no event has come', async () => {
  const coach = await stripe.billing.aCoach();
  const { session_id } = await begin(coach, 'monthly');
  world.pay(session_id);
  await expect(begin(coach, 'yearly')).rejects.toMatchObject({
    status: 400,
    body: { message: MESSAGES.hasPlan },
  });
  expect(openOf(coach)).toEqual([]);
  expect(await stripe.billing.licensesOf(coach)).toEqual([expect.objectContaining({ product: 'monthly' })]);
});

it('sells nothing to whom it sold in the very moment in which the open checkout was looked at', async () => {
  const coach = await stripe.billing.aCoach();
  const { session_id } = await begin(coach, 'monthly');
  const first = stripe.server.beforeNext('POST /v1/checkout/sessions/:id/expire', () =>
    world.pay(session_id),
  );
  await expect(begin(coach, 'yearly')).rejects.toMatchObject({ body: { message: MESSAGES.hasPlan } });
  expect(first.done).toBe(true);
  expect(openOf(coach)).toEqual([]);
});

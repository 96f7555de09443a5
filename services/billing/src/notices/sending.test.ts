import type { Actor, Plan } from '@coaching/contracts';
import { createLogger } from '@coaching/service-kit';
import { syncAllDue } from '../sync/sync-due';
import { billingWithStripe } from '../testing/billing-with-stripe';

const DAY_MS = 24 * 60 * 60 * 1000;
const log = createLogger({ name: 'test', level: 'silent' });
const stripe = billingWithStripe();
const { world } = stripe.server;

const begin = (actor: Actor, product: Plan) =>
  stripe.billing.call('createCheckoutSession', { body: { cart: [{ product, quantity: 1 }] } }, actor);
/** The nightly looks, so many of them. */
const nights = async (count: number) => {
  for (let night = 1; night <= count; night += 1)
    await syncAllDue(stripe.parts, log, () => new Date(Date.now() + night * DAY_MS + 60_000));
};
async function mailsTo({ uid }: Actor): Promise<string[]> {
  return (await stripe.billing.published()).flatMap(({ type, data }) =>
    type === 'mail.requested' &&
    data.mail.to === `${uid}@school.test`.toLowerCase() &&
    data.mail.template === 'billing_news'
      ? [data.mail.news]
      : [],
  );
}

it('tells of a free week two days before it ends and once it has, each once', async () => {
  const coach = await stripe.billing.aCoach();
  await begin(coach, 'free');
  await nights(4);
  expect(await mailsTo(coach)).toEqual([]);
  await nights(6);
  expect(await mailsTo(coach)).toEqual(['trial_ends']);
  await nights(10);
  expect(await mailsTo(coach)).toEqual(['trial_ends', 'license_ended']);
});

it('sends one receipt for a payment, and one mail for one that failed, however many events come', async () => {
  const coach = await stripe.billing.aCoach();
  const { session_id } = await begin(coach, 'monthly');
  const from = world.events.length;
  const subscription = world.pay(session_id);
  await stripe.server.sendBackwards(from);
  expect(await mailsTo(coach)).toEqual(['receipt']);
  world.renew(subscription, true);
  await stripe.server.sendBackwards(from);
  expect(await mailsTo(coach)).toEqual(['receipt', 'receipt']);
  world.renew(subscription, false);
  await stripe.server.sendBackwards(from);
  await nights(1);
  expect(await mailsTo(coach)).toEqual(['receipt', 'receipt', 'payment_failed']);
});

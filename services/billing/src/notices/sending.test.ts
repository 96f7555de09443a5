import type { Actor, Plan } from '@coaching/contracts';
import { createLogger } from '@coaching/service-kit';
import { billingParts } from '../service';
import { syncAllDue } from '../sync/sync-due';
import { type BillingForTest, startBillingForTest } from '../testing/billing-for-test';
import { StripeServer, WEBHOOK_SECRET } from '../testing/stripe/stripe-server';

const DAY_MS = 24 * 60 * 60 * 1000;
const log = createLogger({ name: 'test', level: 'silent' });
const server = new StripeServer();
const { world } = server;
let billing: BillingForTest;
let parts: ReturnType<typeof billingParts>;

beforeAll(async () => {
  const stripe = { stripe: await server.start(), webhookSecret: WEBHOOK_SECRET };
  billing = await startBillingForTest(stripe);
  server.sendTo(billing.webhook);
  parts = billingParts({ stripe, graceDays: 7 }, billing.service.context);
});
afterAll(async () => {
  await billing.close();
  await server.stop();
});

const begin = (actor: Actor, product: Plan) =>
  billing.call('createCheckoutSession', { body: { cart: [{ product, quantity: 1 }] } }, actor);
/** The nightly looks, so many of them. */
const nights = async (count: number) => {
  for (let night = 1; night <= count; night += 1)
    await syncAllDue(parts, log, () => new Date(Date.now() + night * DAY_MS + 60_000));
};
async function mailsTo({ uid }: Actor): Promise<string[]> {
  return (await billing.published()).flatMap(({ type, data }) =>
    type === 'mail.requested' &&
    data.mail.to === `${uid}@school.test`.toLowerCase() &&
    data.mail.template === 'billing_news'
      ? [data.mail.news]
      : [],
  );
}

it('tells of a free week two days before it ends and once it has, each once', async () => {
  const coach = await billing.aCoach();
  await begin(coach, 'free');
  await nights(4);
  expect(await mailsTo(coach)).toEqual([]);
  await nights(6);
  expect(await mailsTo(coach)).toEqual(['trial_ends']);
  await nights(10);
  expect(await mailsTo(coach)).toEqual(['trial_ends', 'license_ended']);
});

it('sends one receipt for a payment, and one mail for one that failed, however many events come', async () => {
  const coach = await billing.aCoach();
  const { session_id } = await begin(coach, 'monthly');
  const from = world.events.length;
  const subscription = world.pay(session_id);
  await server.sendBackwards(from);
  expect(await mailsTo(coach)).toEqual(['receipt']);
  world.renew(subscription, true);
  await server.sendBackwards(from);
  expect(await mailsTo(coach)).toEqual(['receipt', 'receipt']);
  world.renew(subscription, false);
  await server.sendBackwards(from);
  await nights(1);
  expect(await mailsTo(coach)).toEqual(['receipt', 'receipt', 'payment_failed']);
});

import { createLogger } from '@coaching/service-kit';
import type { AccountRecord } from '../accounts/account-record';
import { billingWithStripe } from '../testing/billing-with-stripe';
import { syncAllDue } from './sync-due';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const log = createLogger({ name: 'test', level: 'silent' });

const stripe = billingWithStripe();
const { world } = stripe.server;

/** A coach who has begun a checkout. */
async function aBuyer() {
  const coach = await stripe.billing.aCoach();
  const cart = [{ product: 'monthly' as const, quantity: 1 as const }];
  const { session_id } = await stripe.billing.call('createCheckoutSession', { body: { cart } }, coach);
  return { coach, session_id };
}

/** What is due so many milliseconds from now is synced. */
const later = (wait: number) => syncAllDue(stripe.parts, log, () => new Date(Date.now() + wait));
const monthly = [expect.objectContaining({ product: 'monthly' })];
const accounts = () => stripe.billing.service.context.db.collection<AccountRecord>('accounts');

it('licenses who pays and closes the tab, though no event ever comes', async () => {
  const { coach, session_id } = await aBuyer();
  world.pay(session_id);
  await later(6 * MINUTE_MS);
  expect(await stripe.billing.licensesOf(coach)).toEqual(monthly);
});

it('licenses who lets the checkout lie for hours before they pay', async () => {
  const { coach, session_id } = await aBuyer();
  for (const minutes of [6, 15, 40, 100, 240]) await later(minutes * MINUTE_MS);
  expect(await stripe.billing.licensesOf(coach)).toBeNull();
  world.pay(session_id);
  await later(9 * 60 * MINUTE_MS);
  expect(await stripe.billing.licensesOf(coach)).toEqual(monthly);
});

it('finds every night what an older version has left without a turn', async () => {
  const { coach, session_id } = await aBuyer();
  world.pay(session_id);
  await accounts().updateOne({ user_uid: coach.uid }, { $set: { sync_at: null } });
  await later(0);
  expect(await stripe.billing.licensesOf(coach)).toEqual(monthly);
});

it('looks again a day after all was found to be well', async () => {
  const { coach, session_id } = await aBuyer();
  const subscription = world.pay(session_id);
  await later(6 * MINUTE_MS);
  world.end(subscription);
  await later(DAY_MS - MINUTE_MS);
  expect(await stripe.billing.licensesOf(coach)).toEqual(monthly);
  await later(2 * DAY_MS);
  const [license] = (await stripe.billing.licensesOf(coach))!;
  expect(new Date(license!.end_date) < new Date(Date.now() + DAY_MS)).toBe(true);
});

describe('an event that is there before its customer is stored', () => {
  const forget = (user_uid: string) =>
    accounts().updateOne({ user_uid }, { $set: { customer: null, sync_at: null } });

  it('licenses the person who Stripe says it is', async () => {
    const { coach, session_id } = await aBuyer();
    await forget(coach.uid);
    world.pay(session_id);
    expect(await stripe.server.send(world.events.at(-1)!)).toBe(200);
    expect(await stripe.billing.licensesOf(coach)).toEqual(monthly);
  });

  it('is not taken while Stripe cannot be asked, so that it comes again', async () => {
    const { coach, session_id } = await aBuyer();
    await forget(coach.uid);
    world.pay(session_id);
    const event = world.events.at(-1)!;
    stripe.server.beforeNext('GET /v1/customers/:id', () => {
      throw new Error('Stripe is away.');
    });
    expect(await stripe.server.send(event)).toBe(500);
    expect(await stripe.server.send(event)).toBe(200);
    expect(await stripe.billing.licensesOf(coach)).toEqual(monthly);
  });
});

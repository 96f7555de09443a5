import type { Actor } from '@coaching/contracts';
import type { AccountRecord } from '../accounts/account-record';
import { billingWithStripe } from '../testing/billing-with-stripe';
import { itemOf, type StripeEvent } from '../testing/stripe/stripe-objects';

const stripe = billingWithStripe();
const { world } = stripe.server;

function ordersOf(things: number[]): number[][] {
  if (things.length < 2) return [things];
  return things.flatMap((thing) =>
    ordersOf(things.filter((other) => other !== thing)).map((rest) => [thing, ...rest]),
  );
}

async function aBuyer(): Promise<{ coach: Actor; session_id: string }> {
  const coach = await stripe.billing.aCoach();
  const cart = [{ product: 'monthly' as const, quantity: 1 as const }];
  const { session_id } = await stripe.billing.call('createCheckoutSession', { body: { cart } }, coach);
  return { coach, session_id };
}

/** Where the account has the subscription: undefined while it has none. */
async function statusOf({ uid }: Actor): Promise<string | undefined> {
  const accounts = stripe.billing.service.context.db.collection<AccountRecord>('accounts');
  return (await accounts.findOne({ user_uid: uid }))?.subscriptions[0]?.status;
}

const day = (seconds: number) => {
  const [year, month, date] = new Date(seconds * 1000).toISOString().slice(0, 10).split('-');
  return `${month}/${date}/${year}`;
};

/** A purchase of which nothing has happened yet. */
async function aPurchase() {
  const { coach, session_id } = await aBuyer();
  const steps = world.purchase(session_id);
  const events: StripeEvent[] = [];
  return {
    coach,
    /** An event of it by its place; it, and what comes before it, happens at Stripe first. */
    event(place: number): StripeEvent {
      while (events.length <= place) events.push(steps[events.length]!());
      return events[place]!;
    },
    /** Where the subscription is at Stripe. */
    status: () => world.subscriptions.find(({ customer }) => customer === customerOf(events[0]!))!.status,
    license() {
      const { current_period_start, current_period_end } = itemOf(
        world.subscriptions.find(({ customer }) => customer === customerOf(events[0]!))!,
      );
      return { product: 'monthly', start_date: day(current_period_start), end_date: day(current_period_end) };
    },
  };
}

const customerOf = ({ data: { object } }: StripeEvent) => (object as { customer: string }).customer;

it('has the same licence after every order of five events of one purchase, each of them doubled', async () => {
  const orders = ordersOf([0, 1, 2, 3, 4]);
  expect(orders).toHaveLength(120);
  for (const order of orders) {
    const purchase = await aPurchase();
    for (const place of order) {
      const event = purchase.event(place);
      for (const each of [event, event]) expect(await stripe.server.send(each)).toBe(200);
      expect(await statusOf(purchase.coach)).toBe(purchase.status());
    }
    expect(await stripe.billing.licensesOf(purchase.coach)).toEqual([purchase.license()]);
  }
}, 300_000);

it('has it when all of them come at the same moment while it still happens', async () => {
  const purchase = await aPurchase();
  const sent = [0, 1, 2, 3, 4].flatMap((place) => {
    const event = purchase.event(place);
    return [stripe.server.send(event), stripe.server.send(event)];
  });
  expect(await Promise.all(sent)).toEqual(Array(10).fill(200));
  expect(await stripe.billing.licensesOf(purchase.coach)).toEqual([purchase.license()]);
});

it('has it when they come late and backwards', async () => {
  const from = world.events.length;
  const { coach, session_id } = await aBuyer();
  const subscription = world.pay(session_id);
  expect(new Set(await stripe.server.sendBackwards(from))).toEqual(new Set([200]));
  expect(await stripe.billing.licensesOf(coach)).toHaveLength(1);
  expect(await statusOf(coach)).toBe(subscription.status);
});

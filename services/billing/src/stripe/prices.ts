import { type PaidPlan, PRODUCT_NAME, plans } from '@coaching/contracts';
import type Stripe from 'stripe';

/** Stripe's names of the prices of our plans. */
export interface Prices {
  of(plan: PaidPlan): Promise<string>;
}

/** What a price is found by at Stripe; one whose amount differs is not ours any more. */
const lookupKeyOf = (plan: PaidPlan) => `sidelight_${plan}`;

/**
 * The prices of the plans at Stripe, found by their lookup keys and made where they are missing or say another amount:
 * what a plan costs stands in one place, the price list.
 */
export function pricesAt(stripe: Stripe): Prices {
  const known = new Map<PaidPlan, Promise<string>>();

  async function findOrMake(plan: PaidPlan): Promise<string> {
    const { name, dollars, period } = plans[plan];
    const unit_amount = dollars * 100;
    const lookup_key = lookupKeyOf(plan);
    const { data } = await stripe.prices.list({ lookup_keys: [lookup_key], active: true });
    const found = data.find(
      (price) =>
        price.unit_amount === unit_amount &&
        price.currency === 'usd' &&
        price.recurring?.interval === period &&
        price.metadata.plan === plan,
    );
    if (found) return found.id;
    const made = await stripe.prices.create(
      {
        currency: 'usd',
        unit_amount,
        recurring: { interval: period },
        lookup_key,
        transfer_lookup_key: true,
        metadata: { plan },
        product_data: { name: `${PRODUCT_NAME}: ${name}` },
      },
      { idempotencyKey: `price-${plan}-${unit_amount}` },
    );
    return made.id;
  }

  return {
    of(plan) {
      const price = known.get(plan) ?? findOrMake(plan);
      known.set(plan, price);
      price.catch(() => known.delete(plan));
      return price;
    },
  };
}

import { z } from 'zod';
import { moment } from '../fields';
import { checkoutId } from './checkout';
import { planNames } from './plans';
import { seatCount } from './seats';

/** A plan that somebody pretends to pay for, on a platform without Stripe. */
export const testSubscriptionSchema = z.object({
  id: checkoutId,
  product: z.enum(planNames),
  /** How many are paid for. */
  quantity: z.int(),
  /** When it is paid for again or, once cancelled, when it ends. */
  period_end: moment,
  is_cancelled: z.boolean(),
  /** Whether its card was refused the last time. */
  has_failed: z.boolean(),
});
export type TestSubscription = z.infer<typeof testSubscriptionSchema>;

/** What was pretended to be billed. */
export const testInvoiceSchema = z.object({
  /** When it was billed. */
  at: moment,
  product: z.enum(planNames),
  quantity: z.int(),
  dollars: z.number().int(),
  is_paid: z.boolean(),
});
export type TestInvoice = z.infer<typeof testInvoiceSchema>;

/** What becomes of a pretended plan. */
export const testChangeSchema = z.union([
  z.strictObject({ product: z.enum(planNames).exclude(['free']) }),
  z.strictObject({ card_fails: z.boolean() }),
  z.strictObject({ quantity: seatCount }),
]);

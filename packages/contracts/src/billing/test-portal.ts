import { z } from 'zod';
import { moment } from '../fields';
import { checkoutId } from './checkout';
import { planNames } from './plans';

/** A plan that somebody pretends to pay for, on a platform without Stripe. */
export const testSubscriptionSchema = z.object({
  id: checkoutId,
  product: z.enum(planNames),
  /** When it is paid for again or, once cancelled, when it ends. */
  period_end: moment,
  is_cancelled: z.boolean(),
});
export type TestSubscription = z.infer<typeof testSubscriptionSchema>;

import { z } from 'zod';
import { moment } from '../fields';
import { planNames } from './plans';

/** What somebody pays for, as far as they manage it themselves. */
export const billingAccountSchema = z.object({
  /** Whether there is a portal for them: only who has ever paid has one, not who was given a licence by hand. */
  has_portal: z.boolean(),
  /** The plan they pay for now; null for none. */
  product: z.enum(planNames).nullable(),
  /** Until when they may go on although a payment has failed; null while all is paid. */
  grace_until: moment.nullable(),
});
export type BillingAccount = z.infer<typeof billingAccountSchema>;

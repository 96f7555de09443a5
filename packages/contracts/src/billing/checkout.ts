import { z } from 'zod';
import { uid } from '../fields';
import { planNames } from './plans';
import { seatCount } from './seats';

/** What somebody wants to pay for; what it costs, the server alone says. More than one is for organisations. */
export const cartSchema = z
  .array(z.strictObject({ product: z.enum(planNames), quantity: seatCount }))
  .length(1, 'Please choose one plan.');

/** A checkout's name: ours, or as Stripe gives them. */
export const checkoutId = z.string().regex(/^[A-Za-z0-9_-]{1,255}$/, 'There is no such checkout.');

export const checkoutStatuses = ['open', 'complete', 'expired'] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];

export const checkoutStatusSchema = z.object({
  status: z.enum(checkoutStatuses),
  product: z.enum(planNames),
  quantity: z.int(),
  /** The organisation whose seats it is for; null for a licence of one's own. */
  organization_uid: uid.nullable(),
  /** Where the payer was going, as their browser said; null for nowhere. */
  redirect_to: z.string().nullable(),
});

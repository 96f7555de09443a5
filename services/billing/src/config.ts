import { ConfigError } from '@coaching/service-kit';
import Stripe from 'stripe';
import { z } from 'zod';
import type { BillingOptions } from './service';

/** How long Stripe may take to answer, in milliseconds. */
const STRIPE_PATIENCE_MS = 15_000;

/** Settings of payments, in a process of its own and on a single machine. */
export const billingSettings = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, 'must begin with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must begin with whsec_').optional(),
  /** Where the SDK asks instead of Stripe itself: a stand-in, in tests of a whole platform. */
  STRIPE_API_URL: z.url().optional(),
  BILLING_GRACE_DAYS: z.coerce.number().int().min(0).max(90).default(7),
};

type BillingSettings = z.output<z.ZodObject<typeof billingSettings>>;

/** How the SDK asks, and whom. */
function stripeOptions(api: string | undefined): Stripe.StripeConfig {
  const options = { timeout: STRIPE_PATIENCE_MS, telemetry: false };
  if (!api) return options;
  const { protocol, hostname, port } = new URL(api);
  if (protocol === 'http:') return { ...options, protocol: 'http', host: hostname, port: port || 80 };
  return { ...options, host: hostname, port: port || 443 };
}

/** What the service is made with. @throws ConfigError when one of Stripe's settings is there without the other */
export function billingOptions(settings: BillingSettings): BillingOptions {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  if (key && !webhookSecret) throw new ConfigError('Cannot start: STRIPE_WEBHOOK_SECRET is missing.');
  if (webhookSecret && !key) throw new ConfigError('Cannot start: STRIPE_SECRET_KEY is missing.');
  const stripe =
    key && webhookSecret
      ? { stripe: new Stripe(key, stripeOptions(settings.STRIPE_API_URL)), webhookSecret }
      : null;
  return { stripe, graceDays: settings.BILLING_GRACE_DAYS };
}

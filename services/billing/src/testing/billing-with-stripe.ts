import { billingParts } from '../service';
import { type BillingForTest, startBillingForTest } from './billing-for-test';
import { StripeServer, WEBHOOK_SECRET } from './stripe/stripe-server';

/** Billing beside a stand-in of Stripe that sends it what happens there. */
export interface BillingWithStripe {
  server: StripeServer;
  /** There from the first test on. */
  readonly billing: BillingForTest;
  /** What its handlers work with, there from the first test on. */
  readonly parts: ReturnType<typeof billingParts>;
}

/** Starts both for the tests of a file, and stops them after. */
export function billingWithStripe(): BillingWithStripe {
  const server = new StripeServer();
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
  return {
    server,
    get billing() {
      return billing;
    },
    get parts() {
      return parts;
    },
  };
}

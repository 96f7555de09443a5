import type { CheckoutStatus, Invoice, PaidPlan } from '@coaching/contracts';
import type { SubscriptionRecord } from '../accounts/account-record';
import type { Payer } from '../accounts/payer';

/** Where a subscription stands, in Stripe's words. */
export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** A checkout to begin. */
export interface NewCheckout {
  customer: string;
  /** Uid of who pays. */
  user_uid: string;
  product: PaidPlan;
  quantity: number;
  /** The same for the same cart, so that one that is sent twice begins one checkout. */
  key: string;
  /** Origin of the pages. */
  site: string;
  /** Path of the page that somebody who changes their mind comes back to. */
  back: string;
}

/** Whoever takes the payments: Stripe, or the built-in test. */
export interface Payments {
  /** The customer's name there; the same however often it is asked. */
  createCustomer(customer: { payer: Payer; email: string }): Promise<string>;
  /** Says under which address the customer is written to from now on. */
  changeEmail(customer: string, email: string): Promise<void>;
  /** Who a customer is; null for one that we did not make, or who is gone. */
  payerOf(customer: string): Promise<Payer | null>;
  beginCheckout(checkout: NewCheckout): Promise<{ session_id: string; url: string }>;
  checkoutStatus(session_id: string): Promise<CheckoutStatus>;
  /** Sees to it that a checkout cannot be paid any more; answers what it is then: 'complete' when somebody was faster. */
  expireCheckout(session_id: string): Promise<CheckoutStatus>;
  /** Every subscription the customer has or had, as it is at this moment. */
  subscriptionsOf(customer: string): Promise<SubscriptionRecord[]>;
  /** Ends a subscription at once. */
  endSubscription(id: string): Promise<void>;
  /** Where the customer changes or cancels what they pay for. */
  portalAddress(customer: string, site: string, payer: Payer): Promise<string>;
  /** What the customer was billed for, newest first. */
  invoicesOf(customer: string): Promise<Invoice[]>;
}

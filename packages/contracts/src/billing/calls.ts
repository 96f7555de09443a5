import { z } from 'zod';
import { defineCall, done } from '../call';
import { line } from '../fields';
import { billingAccountSchema } from './account';
import { cartSchema, checkoutId, checkoutStatusSchema } from './checkout';
import { testChangeSchema, testInvoiceSchema, testSubscriptionSchema } from './test-portal';

/** Stripe's events are a few kilobytes. */
const MAX_EVENT_BYTES = 512 * 1024;

const ofCheckout = z.object({ id: checkoutId });
const address = z.object({ url: z.string() });

export const billingCalls = {
  createCheckoutSession: defineCall({
    method: 'POST',
    path: '/user/checkout_session',
    owner: 'billing',
    audience: 'signed-in',
    inPerson: true,
    summary:
      'Begins a checkout of one plan and answers where it is paid for; the free week is granted at once.',
    body: z.strictObject({
      cart: cartSchema,
      /** Where the payer was going; answered again when they have paid. */
      redirect_to: line(2000).nullable().optional(),
    }),
    response: address.extend({ session_id: checkoutId }),
  }),
  getSessionStatus: defineCall({
    method: 'GET',
    path: '/user/session_status/:id',
    owner: 'billing',
    audience: 'signed-in',
    inPerson: true,
    summary: 'How far a checkout of one’s own is; once it is complete, its licence is on its way.',
    params: ofCheckout,
    response: checkoutStatusSchema,
  }),
  getBillingAccount: defineCall({
    method: 'GET',
    path: '/billing_account',
    owner: 'billing',
    audience: 'signed-in',
    summary:
      'What one pays for oneself, whether a payment has failed, and whether there is a portal to go to.',
    response: billingAccountSchema,
  }),
  getBillingPortal: defineCall({
    method: 'GET',
    path: '/billing_portal',
    owner: 'billing',
    audience: 'signed-in',
    inPerson: true,
    summary: 'Where one changes or cancels one’s plan and finds its invoices.',
    response: address,
  }),
  takeStripeEvent: defineCall({
    method: 'POST',
    path: '/stripe/webhook',
    owner: 'billing',
    audience: 'public',
    summary: 'Takes an event that Stripe signed; it is stored before the answer.',
    response: done,
    sendsFile: { maxBytes: MAX_EVENT_BYTES },
  }),
  payTestCheckout: defineCall({
    method: 'POST',
    path: '/test_checkout/:id',
    owner: 'billing',
    audience: 'signed-in',
    inPerson: true,
    summary: 'Pretends to pay for a checkout of one’s own; only where there is no Stripe.',
    params: ofCheckout,
    response: done,
  }),
  getTestSubscriptions: defineCall({
    method: 'GET',
    path: '/test_subscriptions',
    owner: 'billing',
    audience: 'signed-in',
    inPerson: true,
    summary: 'What one pretends to pay for; only where there is no Stripe.',
    response: z.object({
      subscriptions: z.array(testSubscriptionSchema),
      invoices: z.array(testInvoiceSchema),
    }),
  }),
  changeTestSubscription: defineCall({
    method: 'POST',
    path: '/test_subscription/:id',
    owner: 'billing',
    audience: 'signed-in',
    inPerson: true,
    summary:
      'Switches a pretended plan of one’s own to another, or has its card fail or pay again; only where there is no Stripe.',
    params: ofCheckout,
    body: testChangeSchema,
    response: done,
  }),
  cancelTestSubscription: defineCall({
    method: 'DELETE',
    path: '/test_subscription/:id',
    owner: 'billing',
    audience: 'signed-in',
    summary:
      'Cancels a pretended plan of one’s own at the end of what is paid; only where there is no Stripe.',
    params: ofCheckout,
    response: done,
  }),
} as const;

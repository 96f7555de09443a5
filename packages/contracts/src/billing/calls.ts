import { z } from 'zod';
import { defineCall, done } from '../call';
import { line, uid } from '../fields';
import { billingAccountSchema } from './account';
import { cartSchema, checkoutId, checkoutStatusSchema } from './checkout';
import { invoiceSchema, organizationSeatsSchema, purchaseOrderDraftSchema } from './seats';
import { testChangeSchema, testInvoiceSchema, testSubscriptionSchema } from './test-portal';

/** Stripe's events are a few kilobytes. */
const MAX_EVENT_BYTES = 512 * 1024;

const ofCheckout = z.object({ id: checkoutId });
const address = z.object({ url: z.string() });
const ofOrganization = z.object({ id: uid });
const seats = z.object({ seats: organizationSeatsSchema });
/** On whose behalf; left out for oneself. */
const forOrganization = z.object({ organization_uid: uid.optional() });

export const billingCalls = {
  createCheckoutSession: defineCall({
    method: 'POST',
    path: '/user/checkout_session',
    owner: 'billing',
    audience: 'signed-in',
    inPerson: true,
    summary:
      'Begins a checkout of one plan, or of seats for an organisation, and answers where it is paid for; the free week is granted at once.',
    body: z.strictObject({
      cart: cartSchema,
      /** The organisation that pays, for seats; left out for a licence of one's own. */
      organization_uid: uid.optional(),
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
    summary:
      'How far a checkout of one’s own, or of one’s organisation, is; once it is complete, what it grants is on its way.',
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
  getSeats: defineCall({
    method: 'GET',
    path: '/organization/:id/seats',
    owner: 'billing',
    audience: 'signed-in',
    summary:
      'For how many coaches an organisation pays, and how many it has: for its Organization Admins, its Billing and staff.',
    params: ofOrganization,
    response: seats,
  }),
  savePurchaseOrder: defineCall({
    method: 'POST',
    path: '/organization/:id/purchase_order',
    owner: 'billing',
    audience: 'signed-in',
    inPerson: true,
    summary:
      'Enters or changes seats that an organisation pays for by purchase order: Superuser and Billing.',
    params: ofOrganization,
    body: z.strictObject({ purchase_order: purchaseOrderDraftSchema }),
    response: seats,
  }),
  deletePurchaseOrder: defineCall({
    method: 'DELETE',
    path: '/organization/:id/purchase_order/:order',
    owner: 'billing',
    audience: 'signed-in',
    summary: 'Takes a purchase order out of those of an organisation: Superuser and Billing.',
    params: ofOrganization.extend({ order: uid }),
    response: seats,
  }),
  getInvoices: defineCall({
    method: 'GET',
    path: '/organization/:id/invoices',
    owner: 'billing',
    audience: 'signed-in',
    summary:
      'What an organisation was billed for by card, newest first: for its Organization Admins, its Billing and staff.',
    params: ofOrganization,
    response: z.object({ invoices: z.array(invoiceSchema) }),
  }),
  getSeatsPortal: defineCall({
    method: 'GET',
    path: '/organization/:id/billing_portal',
    owner: 'billing',
    audience: 'signed-in',
    inPerson: true,
    summary:
      'Where an organisation’s seats, card and invoices are managed: for its Organization Admins and its Billing.',
    params: ofOrganization,
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
    summary: 'What one pretends to pay for, or one’s organisation does; only where there is no Stripe.',
    query: forOrganization,
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
      'Switches a pretended plan of one’s own or one’s organisation to another plan or number, or has its card fail or pay again; only where there is no Stripe.',
    params: ofCheckout,
    query: forOrganization,
    body: testChangeSchema,
    response: done,
  }),
  cancelTestSubscription: defineCall({
    method: 'DELETE',
    path: '/test_subscription/:id',
    owner: 'billing',
    audience: 'signed-in',
    summary:
      'Cancels a pretended plan of one’s own or one’s organisation at the end of what is paid; only where there is no Stripe.',
    params: ofCheckout,
    query: forOrganization,
    response: done,
  }),
} as const;

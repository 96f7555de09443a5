import { signedIn, staff } from './everybody';
import type { RowsOf } from './row';

const cedar = { id: 'demo-cedar-grove' };
const order = {
  uid: '{new}',
  seats: 5,
  start_date: '01/01/2026',
  end_date: '12/31/2026',
  reference: 'PO of {who}',
};

/** What one pays is one's own; what Cedar Grove pays is its office's. */
export const billingRows: RowsOf<'billing'> = {
  createCheckoutSession: {
    body: { cart: [{ product: 'yearly', quantity: 1 }] },
    answered: ['soloCoach', 'expiredCoach'],
  },
  getSessionStatus: { params: { id: 'checkout-of-another' }, answered: [] },
  getBillingAccount: { answered: signedIn },
  getBillingPortal: { answered: ['soloCoach', 'expiredCoach'] },
  takeStripeEvent: { body: '{}', answered: [] },
  payTestCheckout: { params: { id: 'checkout-of-another' }, answered: [] },
  getTestSubscriptions: { answered: signedIn },
  changeTestSubscription: {
    params: { id: 'subscription-of-another' },
    body: { card_fails: true },
    answered: [],
  },
  getSeats: { params: cedar, answered: ['admin', 'billing', ...staff] },
  getInvoices: { params: cedar, answered: ['admin', 'billing', ...staff] },
  getSeatsPortal: { of: 'who pays nothing by card', params: cedar, answered: [] },
  savePurchaseOrder: {
    params: cedar,
    body: { purchase_order: order },
    answered: ['billing', 'superuser'],
  },
  deletePurchaseOrder: { params: { ...cedar, order: 'order-of-another' }, answered: [] },
  cancelTestSubscription: { params: { id: 'subscription-of-another' }, answered: [] },
};

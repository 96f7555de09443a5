import { signedIn } from './everybody';
import type { RowsOf } from './row';

/** What one pays is one's own; nobody names another. */
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
  cancelTestSubscription: { params: { id: 'subscription-of-another' }, answered: [] },
};

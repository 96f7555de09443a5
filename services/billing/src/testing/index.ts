/** A stand-in for Stripe, for tests of a whole platform. */
export * from './stripe/stripe-server';

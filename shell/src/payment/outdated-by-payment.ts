import type { CallName } from '@coaching/contracts';

/** Calls whose answers from before a payment, or a change of what is paid for, say nothing any more. */
export const outdatedByPayment = [
  'getBillingAccount',
  'getInvoices',
  'getSeats',
  'getTestSubscriptions',
] as const satisfies readonly CallName[];

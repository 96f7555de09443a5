import type { Moves } from '@coaching/service-kit';

/** Nothing: what is paid for is paid for where it was bought. */
export const moves: Moves = {
  rows: [],
  leaves: [
    'What people pay for themselves, and seats of the organization: both stay with the shop where they were bought.',
    'Purchase orders: they are entered anew.',
  ],
};

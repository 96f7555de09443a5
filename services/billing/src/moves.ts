import type { Moves } from '@coaching/service-kit';

/** Nothing: who pays for themselves pays where they bought it. */
export const moves: Moves = {
  rows: [],
  leaves: ['What people pay for themselves: it stays with the shop where they bought it.'],
};

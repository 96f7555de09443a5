import type { Moves } from '@coaching/service-kit';

/** Action steps of an organisation's interactions. */
export const moves: Moves = {
  rows: [{ model: 'Step', of: ({ uid }) => ({ organization_uid: uid }) }],
};

import { z } from 'zod';

/** How many rows a list has that can be searched. */
export const searchTotal = {
  total: z.number().int(),
  /** A search has more hits than were counted one by one: `total` is one more than those, and there may be others. */
  more: z.literal(true).optional(),
};

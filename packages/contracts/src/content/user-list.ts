import { z } from 'zod';
import { defineCall } from '../call';
import { orFallback } from '../paging';

export const userListCalls = {
  getHandleUserData: defineCall({
    method: 'GET',
    path: '/handle_user_data',
    owner: 'content',
    audience: 'signed-in',
    summary:
      'What is in a list of people (csv, xls, xlsx, or a zip of OneRoster 1.1 or 1.2) that the caller uploaded, as text by row and column; of a workbook its first sheet, of a roster its people with role and schools, students only when they are asked for.',
    query: z.object({ url: z.string().max(2000), students: orFallback(z.stringbool(), false) }),
    /** As many cells in each row as the widest has; rows without any text are left out. */
    response: z.object({
      rows: z.array(z.array(z.string())),
      /** How many students a roster names; only of a roster. */
      students: z.number().int().optional(),
    }),
  }),
} as const;

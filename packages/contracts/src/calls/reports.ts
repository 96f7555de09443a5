import { z } from 'zod';
import { interactionSchema, userSummarySchema } from '../entities';
import { moment, uid } from '../fields';
import { listQuery } from '../paging';
import { defineCall } from './call';

const interactionColumns = ['title', 'timestamp', 'duration', 'client', 'tool'] as const;
const interactionQuery = listQuery(interactionColumns).extend({
  /** Only those at this moment or after it. */
  from: moment.optional(),
  /** Only those before this moment. */
  to: moment.optional(),
});
const interactionList = z.object({
  /** The client asked for; null when the list is the caller's own. */
  user: userSummarySchema.omit({ email: true }).nullable(),
  total: z.number().int(),
  observations: z.array(interactionSchema),
});

export const reportCalls = {
  getInteractions: defineCall({
    method: 'GET',
    path: '/observations',
    owner: 'reports',
    audience: 'signed-in',
    summary: 'Interactions the caller holds as a coach.',
    query: interactionQuery,
    response: interactionList,
  }),
  getInteractionsWithClient: defineCall({
    method: 'GET',
    path: '/observations/:client_uid',
    owner: 'reports',
    audience: 'signed-in',
    summary: 'Interactions with one client that the caller may see.',
    params: z.object({ client_uid: uid }),
    query: interactionQuery,
    response: interactionList,
  }),
} as const;

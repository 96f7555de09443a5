import type { Handler, People } from '@coaching/service-kit';
import type { Totals } from '../totals/totals-repository';
import { getInteractionsWithClient } from './get-interactions-with-client';
import { interactionPage } from './interaction-page';
import type { Interactions } from './interactions-repository';
import { heldBy } from './visible-interactions';

export const getInteractions = (
  interactions: Interactions,
  totals: Totals,
  people: People,
): Handler<'getInteractions'> => {
  const withClient = getInteractionsWithClient(interactions, totals, people);
  return async ({ query: { client_uid, ...query }, ...request }) =>
    client_uid
      ? withClient({ ...request, params: { client_uid }, query })
      : {
          user: null,
          ...(await interactionPage({ interactions, totals }, heldBy(request.actor), query, request.now)),
        };
};

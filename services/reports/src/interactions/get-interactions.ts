import type { Handler } from '@coaching/service-kit';
import type { Totals } from '../totals/totals-repository';
import { interactionPage } from './interaction-page';
import type { Interactions } from './interactions-repository';
import { heldBy } from './visible-interactions';

export const getInteractions =
  (interactions: Interactions, totals: Totals): Handler<'getInteractions'> =>
  async ({ actor, query }) => ({
    user: null,
    ...(await interactionPage({ interactions, totals }, heldBy(actor), query)),
  });

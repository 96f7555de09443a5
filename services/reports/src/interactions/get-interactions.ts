import type { Handler } from '@coaching/service-kit';
import { interactionPage } from './interaction-page';
import type { Interactions } from './interactions-repository';
import { heldBy } from './visible-interactions';

export const getInteractions =
  (interactions: Interactions): Handler<'getInteractions'> =>
  async ({ actor, query }) => ({
    user: null,
    ...(await interactionPage(interactions, heldBy(actor), query)),
  });

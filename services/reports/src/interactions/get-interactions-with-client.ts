import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotFound, type People, presentEmbed } from '@coaching/service-kit';
import type { Totals } from '../totals/totals-repository';
import { mayAskAbout } from './client-policy';
import { interactionPage } from './interaction-page';
import type { Interactions } from './interactions-repository';
import { readableWith } from './visible-interactions';

export const getInteractionsWithClient =
  (interactions: Interactions, totals: Totals, people: People): Handler<'getInteractionsWithClient'> =>
  async ({ actor, params: { client_uid }, query, now }) => {
    const list = readableWith(actor, client_uid);
    const client = await people.find(client_uid);
    // Whoever shares an interaction with someone may go on listing it when they no longer know them otherwise.
    if (!mayAskAbout(actor, client_uid, client) && (await totals.count(list.filter)) === 0) {
      throw new NotFound(MESSAGES.notFound);
    }
    return {
      user: client && presentEmbed(client),
      ...(await interactionPage({ interactions, totals }, list, query, now)),
    };
  };

import { type InteractionEvent, interactionEventTypes } from '@coaching/contracts';
import type { EventReactions, ReactionToAll, Transaction } from '../service';

/**
 * Reacts alike to the events of every kind of interaction, so that a new kind needs no edit where this is used.
 * @param react is given events of several interactions and kinds at once, in their order
 */
export function reactToInteractions(
  react: (events: readonly InteractionEvent[], transaction: Transaction) => Promise<void>,
): EventReactions {
  const reaction: ReactionToAll = {
    toAll: (events, transaction) => react(events as readonly InteractionEvent[], transaction),
  };
  return Object.fromEntries(interactionEventTypes.map((type) => [type, reaction]));
}

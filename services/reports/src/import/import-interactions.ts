import type { InteractionFacts } from '@coaching/contracts';
import type { ServiceContext } from '@coaching/service-kit';
import { interactionsIn } from '../interactions/interactions-repository';
import { interactionRow } from '../interactions/keep-interactions';

/** Rows of one transaction. */
const BATCH = 200;

/** Brings many interactions in at once, of which nothing was heard yet, named as their facts name them. */
export async function importInteractions(
  { db, transaction }: Pick<ServiceContext, 'db' | 'transaction'>,
  imported: readonly InteractionFacts[],
): Promise<void> {
  const interactions = interactionsIn(db);
  for (let start = 0; start < imported.length; start += BATCH) {
    const rows = imported.slice(start, start + BATCH).map((facts) => {
      const { user_embed, clients, tool_name } = facts;
      return interactionRow(facts, 0, { user_embed, client_embeds: clients, tool_name });
    });
    await transaction(({ session }) => interactions.addAll(rows, session));
  }
}

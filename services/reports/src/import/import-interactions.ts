import type { InteractionFacts } from '@coaching/contracts';
import { inParts, type ServiceContext } from '@coaching/service-kit';
import { interactionsIn } from '../interactions/interactions-repository';
import { interactionRow } from '../interactions/store-interactions';
import { organizationsIn } from '../organizations/organizations-repository';
import { zoneOf } from '../organizations/time-zone';

/** Rows of one transaction. */
const BATCH = 200;

/** Brings many interactions in at once, of which nothing was received yet, named as their facts name them. */
export async function importInteractions(
  { connection, transaction }: Pick<ServiceContext, 'connection' | 'transaction'>,
  imported: readonly InteractionFacts[],
): Promise<void> {
  const [interactions, organizations] = [interactionsIn(connection), organizationsIn(connection)];
  for (const batch of inParts(imported, BATCH)) {
    await transaction(async ({ session }) => {
      const uids = batch.flatMap(({ organization_uid }) => organization_uid ?? []);
      const places = await organizations.findAll(uids, session);
      const rows = batch.map((facts) => {
        const { user_embed, clients, tool_name, organization_uid } = facts;
        const zone = zoneOf(places.get(organization_uid ?? ''));
        return interactionRow(facts, 0, { user_embed, client_embeds: clients, tool_name }, zone);
      });
      await interactions.addAll(rows, session);
    });
  }
}

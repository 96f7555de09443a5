import type { Actor } from '@coaching/contracts';
import { readableBy } from '@coaching/service-kit';
import { orderIndex } from '../interactions/interaction-indexes';
import type { InteractionRecord } from '../interactions/interaction-record';
import type { Interactions } from '../interactions/interactions-repository';
import type { LogRequest } from './log-request';
import type { CountedRow } from './read-rows';

/** The latest interaction of a row that the actor may read, where the row leads; null once there is none. */
export function latestOf(
  { model }: Interactions,
  actor: Actor,
  { filter }: LogRequest,
  { user, clients, organization_uid }: CountedRow,
) {
  const whose = clients.length > 0 ? 'clients' : 'user';
  const exactly = { $all: clients, $size: clients.length };
  return model
    .findOne({
      $and: [
        { [whose]: clients[0] ?? user },
        { user, organization_uid, ...(clients.length > 0 && { clients: exactly }) },
        readableBy(actor),
        filter as object,
      ],
    })
    .select({ _id: 0, uid: 1, entity_type: 1 })
    .sort({ timestamp: -1, uid: -1 })
    .hint(orderIndex(whose, 'timestamp'))
    .lean<Pick<InteractionRecord, 'uid' | 'entity_type'>>();
}

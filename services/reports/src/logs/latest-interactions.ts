import { type Actor, type Month, monthAfter } from '@coaching/contracts';
import { readableBy } from '@coaching/service-kit';
import { orderIndex } from '../interactions/interaction-indexes';
import type { InteractionRecord } from '../interactions/interaction-record';
import type { Interactions } from '../interactions/interactions-repository';
import { rowOfKey } from '../months/log-tally';
import type { LogRequest } from './log-request';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Moments that may be in these months by whatever clocks, so that an index is read no further. */
function aroundMonths(months: readonly Month[]) {
  const begin = (month: Month) => Date.parse(`${month}-01T00:00:00.000Z`);
  const [first, last] = [months[0]!, months.at(-1)!];
  return { $gte: new Date(begin(first) - DAY_MS), $lt: new Date(begin(monthAfter(last)) + DAY_MS) };
}

/** The latest interaction of a row that the actor may read, where the row leads; null once there is none. @param row its key */
export function latestOf({ model }: Interactions, actor: Actor, { filter, months }: LogRequest, row: string) {
  const { user, clients, organization_uid } = rowOfKey(row);
  const whose = clients.length > 0 ? 'clients' : 'user';
  const exactly = { $all: clients, $size: clients.length };
  return model
    .findOne({
      $and: [
        { [whose]: clients[0] ?? user, timestamp: aroundMonths(months) },
        { user, organization_uid, month: { $in: months }, clients: exactly },
        readableBy(actor),
        filter as object,
      ],
    })
    .select({ _id: 0, uid: 1, entity_type: 1 })
    .sort({ timestamp: -1, uid: -1 })
    .hint(orderIndex(whose, 'timestamp'))
    .lean<Pick<InteractionRecord, 'uid' | 'entity_type'>>();
}

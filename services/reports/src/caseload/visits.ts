import type { InteractionOwnership } from '@coaching/access';
import { WITHOUT_ID } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import { begunBy, plannedAt } from '../interactions/begun';
import { orderIndex } from '../interactions/interaction-indexes';
import type { InteractionRecord } from '../interactions/interaction-record';
import type { Interactions } from '../interactions/interactions-repository';
import type { Visit } from './caseload-rows';

interface Asked {
  /** Uid of the coach. */
  coach: string;
  /** Which of their interactions are looked at: those that count for who asks. */
  countable: QueryFilter<InteractionRecord>;
  /** Which of these who asks may read. */
  mayRead: (interaction: InteractionOwnership) => boolean;
  now: Date;
}

const fields = {
  ...WITHOUT_ID,
  uid: 1,
  entity_type: 1,
  title: 1,
  timestamp: 1,
  clients: 1,
  user: 1,
  organization_uid: 1,
  program_uid: 1,
  visibility: 1,
};

/** The first visit of each coachee in the order of a list; what comes after the last of them is not read. */
async function firstOfEach(
  rows: AsyncIterable<InteractionRecord>,
  wanted: ReadonlySet<string>,
  mayRead: Asked['mayRead'],
): Promise<Map<string, Visit>> {
  const shown = (row: InteractionRecord): Visit => (mayRead(row) ? row : { ...row, uid: null, title: '' });
  const first = new Map<string, Visit>();
  for await (const row of rows) {
    for (const uid of row.clients) if (wanted.has(uid) && !first.has(uid)) first.set(uid, shown(row));
    if (first.size === wanted.size) break;
  }
  return first;
}

/** The latest visit of each coachee that has begun, and the next one that is planned. */
export async function visitsOf(
  { model }: Interactions,
  { coach, countable, mayRead, now }: Asked,
  coachees: ReadonlySet<string>,
): Promise<{ last: Map<string, Visit>; next: Map<string, Visit> }> {
  const among = (timestamp: object, order: 1 | -1) =>
    model
      .find({ $and: [{ user: coach, timestamp }, countable] } as QueryFilter<InteractionRecord>, fields)
      .sort({ timestamp: order, uid: order })
      .hint(orderIndex('user', 'timestamp'))
      .lean<InteractionRecord[]>()
      .cursor() as AsyncIterable<InteractionRecord>;
  return {
    last: await firstOfEach(among(begunBy(now), -1), coachees, mayRead),
    next: await firstOfEach(among(plannedAt(now), 1), coachees, mayRead),
  };
}

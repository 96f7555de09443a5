import { WITHOUT_ID } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import { orderIndex } from '../interactions/interaction-indexes';
import type { InteractionRecord } from '../interactions/interaction-record';
import type { Interactions } from '../interactions/interactions-repository';
import type { Visit } from './caseload-rows';

interface Asked {
  /** Uid of the coach. */
  coach: string;
  /** Which of their interactions are looked at: those that who asks may read. */
  readable: QueryFilter<InteractionRecord>;
  now: Date;
}

const fields = { ...WITHOUT_ID, uid: 1, entity_type: 1, title: 1, timestamp: 1, clients: 1 };

/** The first visit of each coachee in the order of a list; what comes after the last of them is not read. */
async function firstOfEach(
  rows: AsyncIterable<Visit>,
  wanted: ReadonlySet<string>,
): Promise<Map<string, Visit>> {
  const first = new Map<string, Visit>();
  for await (const row of rows) {
    for (const uid of row.clients) if (wanted.has(uid) && !first.has(uid)) first.set(uid, row);
    if (first.size === wanted.size) break;
  }
  return first;
}

/** The latest visit of each coachee that has begun, and the next one that is planned. */
export async function visitsOf(
  { model }: Interactions,
  { coach, readable, now }: Asked,
  coachees: ReadonlySet<string>,
): Promise<{ last: Map<string, Visit>; next: Map<string, Visit> }> {
  const among = (timestamp: object, order: 1 | -1) =>
    model
      .find({ $and: [{ user: coach, timestamp }, readable] } as QueryFilter<InteractionRecord>, fields)
      .sort({ timestamp: order, uid: order })
      .hint(orderIndex('user', 'timestamp'))
      .lean<Visit[]>()
      .cursor() as AsyncIterable<Visit>;
  return {
    last: await firstOfEach(among({ $lte: now }, -1), coachees),
    next: await firstOfEach(among({ $gt: now }, 1), coachees),
  };
}

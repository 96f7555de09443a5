import { type CalendarVisit, interactionPath, interactionTitle } from '@coaching/contracts';
import { sharedInteractions } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import { orderIndex } from '../interactions/interaction-indexes';
import type { InteractionRecord } from '../interactions/interaction-record';
import type { Interactions } from '../interactions/interactions-repository';

/** Visits that one calendar shows, the soonest of them. */
const MOST_VISITS = 500;

/** A visit that began stays for a day, so that nobody's calendar is empty during it. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** Where the product is whose API has this address; null where that is not known. */
const siteOf = (api_address: string): string | null =>
  api_address === '' ? null : new URL(api_address).origin;

function visitOf(
  row: InteractionRecord,
  others: readonly { username: string }[],
  site: string | null,
): CalendarVisit[] {
  if (!row.timestamp) return [];
  const names = others.map(({ username }) => username).join(', ');
  return [
    {
      uid: row.uid,
      summary: names ? `${interactionTitle(row)} with ${names}` : interactionTitle(row),
      timestamp: row.timestamp.toISOString(),
      duration: row.duration,
      url: site === null ? null : site + interactionPath(row),
      isPrivate: row.visibility === 'private',
    },
  ];
}

/**
 * The planned visits of one person: those they hold, and those with them that are not private.
 * @param api_address below whose site visits are opened
 */
export async function calendarOf(
  { model }: Interactions,
  { person_uid, now, api_address }: { person_uid: string; now: Date; api_address: string },
): Promise<CalendarVisit[]> {
  const site = siteOf(api_address);
  const planned = { timestamp: { $gte: new Date(now.getTime() - DAY_MS) } };
  const find = (whose: 'user' | 'clients', filter: QueryFilter<InteractionRecord>) =>
    model
      .find({ $and: [{ [whose]: person_uid, ...planned }, filter] } as QueryFilter<InteractionRecord>, {
        _id: 0,
      })
      .sort({ timestamp: 1, uid: 1 })
      .hint(orderIndex(whose, 'timestamp'))
      .limit(MOST_VISITS)
      .lean<InteractionRecord[]>();
  const [held, received] = await Promise.all([
    find('user', {}),
    find('clients', sharedInteractions as QueryFilter<InteractionRecord>),
  ]);
  return [
    ...held.flatMap((row) => visitOf(row, row.client_embeds, site)),
    ...received
      .filter(({ user }) => user !== person_uid)
      .flatMap((row) => visitOf(row, [row.user_embed], site)),
  ];
}

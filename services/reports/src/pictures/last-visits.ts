import type { Month } from '@coaching/contracts';
import type { QueryFilter } from 'mongoose';
import { momentIn } from '../dates/zoned-time';
import type { InteractionRecord } from '../interactions/interaction-record';
import type { Interactions } from '../interactions/interactions-repository';
import { type LogSource } from '../logs/log-source';
import { readTallies } from '../logs/read-tallies';
import type { PictureRequest } from './picture-request';

interface Visits {
  /** The month of each coachee's last visit, by uid. */
  months: Map<string, Month>;
  /** Uids of those who hold visits. */
  coaches: Set<string>;
}

/**
 * When whom was seen, by the monthly sums. What is planned is no visit: of this month, what has no minutes is looked up
 * among the interactions, which have begun or not.
 */
export async function lastVisits(
  { interactions, ...source }: LogSource & { interactions: Interactions },
  { log, current, now, zone }: PictureRequest,
): Promise<Visits> {
  const months = new Map<string, Month>();
  const coaches = new Set<string>();
  const open = new Set<string>();
  const asked = new Set(log.months);
  for await (const { user, clients, months: tallied } of await readTallies(source, log))
    for (const [month, { rows, minutes }] of Object.entries(tallied)) {
      if (rows === 0 || !asked.has(month)) continue;
      coaches.add(user);
      for (const uid of clients) {
        if (month === current && minutes === 0) open.add(uid);
        else if (month > (months.get(uid) ?? '')) months.set(uid, month);
      }
    }
  for (const uid of await seenThisMonth(
    interactions,
    [...open].filter((uid) => months.get(uid) !== current),
    { log, current, now, zone },
  ))
    months.set(uid, current);
  return { months, coaches };
}

/** Those of the coachees with whom something has begun in the current month. */
async function seenThisMonth(
  { model }: Interactions,
  uids: readonly string[],
  { log, current, now, zone }: Pick<PictureRequest, 'log' | 'current' | 'now' | 'zone'>,
): Promise<string[]> {
  if (uids.length === 0) return [];
  const [year, month] = current.split('-').map(Number) as [number, number];
  const begun = { $gte: momentIn(zone, [year, month, 1]), $lte: now };
  const seen = (await model.distinct('clients', {
    $and: [{ clients: { $in: uids } }, { timestamp: begun }, log.filter as QueryFilter<InteractionRecord>],
  } as QueryFilter<InteractionRecord>)) as string[];
  const isAsked = new Set(uids);
  return seen.filter((uid) => isAsked.has(uid));
}

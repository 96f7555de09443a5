import type { Month } from '@coaching/contracts';
import type { QueryFilter } from 'mongoose';
import { momentIn } from '../dates/zoned-time';
import type { InteractionRecord } from '../interactions/interaction-record';
import type { Interactions } from '../interactions/interactions-repository';
import type { MonthTallies } from '../months/month-tallies';
import type { PictureRequest } from './picture-request';

interface Visits {
  /** The month of each coachee's last visit, by uid. */
  months: Map<string, Month>;
  /** Uids of those who hold visits. */
  coaches: Set<string>;
}

interface Group {
  _id: { user: string; clients: string[]; month: Month };
  minutes: number;
}

/**
 * When whom was seen, by the monthly sums. What is planned is no visit: of this month, what has no minutes is looked up
 * among the interactions, which have begun or not.
 */
export async function lastVisits(
  { tallies, interactions }: { tallies: MonthTallies; interactions: Interactions },
  { filter, current, now, zone }: PictureRequest,
): Promise<Visits> {
  const { live: generation } = await tallies.generations();
  const groups = await tallies.model.aggregate<Group>([
    { $match: { generation, ...filter } },
    {
      $group: {
        _id: { user: '$user', clients: '$clients', month: '$month' },
        minutes: { $sum: '$minutes' },
      },
    },
  ]);
  const months = new Map<string, Month>();
  const open = new Set<string>();
  for (const { _id, minutes } of groups)
    for (const uid of _id.clients) {
      if (_id.month === current && minutes === 0) open.add(uid);
      else if (_id.month > (months.get(uid) ?? '')) months.set(uid, _id.month);
    }
  const asked = [...open].filter((uid) => months.get(uid) !== current);
  if (asked.length > 0) {
    const [year, month] = current.split('-').map(Number) as [number, number];
    const begun = { $gte: momentIn(zone, [year, month, 1]), $lte: now };
    const seen = await interactions.model.distinct('clients', {
      $and: [{ clients: { $in: asked } }, { timestamp: begun }, filter as QueryFilter<InteractionRecord>],
    } as QueryFilter<InteractionRecord>);
    const isAsked = new Set(asked);
    for (const uid of seen as string[]) if (isAsked.has(uid)) months.set(uid, current);
  }
  return { months, coaches: new Set(groups.map(({ _id }) => _id.user)) };
}

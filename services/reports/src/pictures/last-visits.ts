import type { Month } from '@coaching/contracts';
import { WITHOUT_ID } from '@coaching/service-kit';
import type { PipelineStage, QueryFilter } from 'mongoose';
import { begunBy, plannedAt } from '../interactions/begun';
import { orderIndex } from '../interactions/interaction-indexes';
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

type Asked = Pick<PictureRequest, 'log' | 'now'>;

/**
 * When whom was seen, by the monthly sums. These count what is planned too, which is no visit: whoever is in that is
 * looked up among the interactions.
 */
export async function lastVisits(
  { interactions, ...source }: LogSource & { interactions: Interactions },
  { log, now }: Asked,
): Promise<Visits> {
  const months = new Map<string, Month>();
  const coaches = new Set<string>();
  const asked = new Set(log.months);
  for await (const { user, clients, months: tallied } of await readTallies(source, log))
    for (const [month, { rows }] of Object.entries(tallied)) {
      if (rows === 0 || !asked.has(month)) continue;
      coaches.add(user);
      for (const uid of clients) if (month > (months.get(uid) ?? '')) months.set(uid, month);
    }
  const planned = await peopleInPlans(interactions, coaches, { log, now });
  for (const uid of planned) months.delete(uid);
  for (const [uid, month] of await monthsBegun(interactions, planned, { log, now })) months.set(uid, month);
  return { months, coaches };
}

/** Uids of those with whom these coaches plan something in the months of a log. */
async function peopleInPlans(
  { model }: Interactions,
  coaches: ReadonlySet<string>,
  { log, now }: Asked,
): Promise<string[]> {
  if (coaches.size === 0) return [];
  const planned = { user: { $in: [...coaches] }, timestamp: plannedAt(now), month: { $in: log.months } };
  const found = await model
    .find({ $and: [planned, log.filter] } as QueryFilter<InteractionRecord>, { ...WITHOUT_ID, clients: 1 })
    .hint(orderIndex('user', 'timestamp'))
    .lean<Pick<InteractionRecord, 'clients'>[]>();
  return [...new Set(found.flatMap((row) => row.clients))];
}

/** The month in which the last visit of each of these coachees began, of those in the months of a log. */
async function monthsBegun(
  { model }: Interactions,
  uids: readonly string[],
  { log, now }: Asked,
): Promise<[uid: string, month: Month][]> {
  if (uids.length === 0) return [];
  const clients = { $in: uids };
  const begun = { clients, timestamp: begunBy(now), month: { $in: log.months } };
  const pipeline: PipelineStage[] = [
    { $match: { $and: [begun, log.filter] } },
    { $unwind: '$clients' },
    { $match: { clients } },
    { $group: { _id: '$clients', month: { $max: '$month' } } },
  ];
  const found = await model
    .aggregate<{ _id: string; month: Month }>(pipeline)
    .hint(orderIndex('clients', 'timestamp'));
  return found.map(({ _id, month }) => [_id, month]);
}

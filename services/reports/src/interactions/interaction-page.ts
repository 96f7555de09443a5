import { type CallQuery, type CallResponse, comparable } from '@coaching/contracts';
import { findPage, searchFilter } from '@coaching/service-kit';
import type { Filter } from 'mongodb';
import type { InteractionRecord } from './interaction-record';
import type { Interactions } from './interactions-repository';
import { presentInteraction } from './present-interaction';

/** Interactions of a span of time: at `from` or after it, and before `to`. What has no date is in none. */
function within({ from, to }: CallQuery<'getInteractions'>): Filter<InteractionRecord> {
  if (!from && !to) return {};
  return { timestamp: { ...(from && { $gte: new Date(from) }), ...(to && { $lt: new Date(to) }) } };
}

/** One page of the interactions that a filter lets through and the query finds. */
export async function interactionPage(
  interactions: Interactions,
  filter: Filter<InteractionRecord>,
  query: CallQuery<'getInteractions'>,
): Promise<Pick<CallResponse<'getInteractions'>, 'total' | 'observations'>> {
  const { rows, total } = await findPage(interactions.collection, {
    filter: { $and: [filter, within(query), searchFilter(comparable(query.query), ['keys.search'])] },
    query,
    sorts: {
      title: 'keys.title',
      timestamp: 'timestamp',
      duration: 'duration',
      client: 'keys.client',
      tool: 'keys.tool',
    },
  });
  return { total, observations: rows.map(presentInteraction) };
}

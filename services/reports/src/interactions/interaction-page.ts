import { type CallQuery, type CallResponse, pageWindow } from '@coaching/contracts';
import type { FindCursor, WithId } from 'mongodb';
import type { Totals } from '../totals/totals-repository';
import { orderIndex, sortFields } from './interaction-indexes';
import type { InteractionRecord } from './interaction-record';
import { type Search, searchIn } from './interaction-search';
import type { Interactions } from './interactions-repository';
import { type PageReading, pageReading } from './page-reading';
import { presentInteraction } from './present-interaction';
import type { InteractionList } from './visible-interactions';

type Query = CallQuery<'getInteractions'>;

/** The rows of a page, in the direction in which they are read. */
export function rowsOfPage(
  { collection }: Interactions,
  { whose }: InteractionList,
  { filter, index }: Search,
  { sortBy, descending }: Pick<Query, 'sortBy' | 'descending'>,
  { along, backwards, skip, limit }: PageReading,
): FindCursor<WithId<InteractionRecord>> {
  const field = sortFields[sortBy];
  const direction = descending === backwards ? 1 : -1;
  return collection
    .find(filter)
    .sort({ [field]: direction, uid: direction })
    .hint(along === 'order' ? orderIndex(whose, field) : index)
    .skip(skip)
    .limit(limit);
}

/** One page of what a list shows and the query finds. */
export async function interactionPage(
  { interactions, totals }: { interactions: Interactions; totals: Totals },
  list: InteractionList,
  query: Query,
): Promise<Pick<CallResponse<'getInteractions'>, 'total' | 'observations'>> {
  const search = await searchIn({ interactions, totals }, list, query);
  const reading = pageReading(search, pageWindow(query.page, query.rowsPerPage));
  const rows = reading ? await rowsOfPage(interactions, list, search, query, reading).toArray() : [];
  if (reading?.backwards) rows.reverse();
  return { total: search.hits, observations: rows.map(presentInteraction) };
}

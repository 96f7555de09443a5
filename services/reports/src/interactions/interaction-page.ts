import { type CallQuery, type CallResponse, pageWindow } from '@coaching/contracts';
import { WITHOUT_ID } from '@coaching/service-kit';
import type { Totals } from '../totals/totals-repository';
import { searchAsTyped } from './date-search';
import { orderIndex, sortFields } from './interaction-indexes';
import type { InteractionRecord } from './interaction-record';
import type { Search } from './interaction-search';
import type { Interactions } from './interactions-repository';
import { type PageReading, pageReading } from './page-reading';
import { presentInteraction } from './present-interaction';
import type { InteractionList } from './visible-interactions';

type Query = CallQuery<'getInteractions'>;

/** The rows of a page, in the direction in which they are read. */
export function rowsOfPage(
  { model }: Interactions,
  { whose, filter, index }: Search,
  { sortBy, descending }: Pick<Query, 'sortBy' | 'descending'>,
  { along, backwards, skip, limit }: PageReading,
) {
  const field = sortFields[sortBy];
  const direction = descending === backwards ? 1 : -1;
  return model
    .find(filter, WITHOUT_ID)
    .sort({ [field]: direction, uid: direction })
    .hint(along === 'order' ? orderIndex(whose, field) : index)
    .skip(skip)
    .limit(limit)
    .lean<InteractionRecord[]>();
}

/** One page of what a list shows and the query finds. */
export async function interactionPage(
  { interactions, totals }: { interactions: Interactions; totals: Totals },
  list: InteractionList,
  query: Query,
  now: Date,
): Promise<Pick<CallResponse<'getInteractions'>, 'total' | 'more' | 'observations'>> {
  const search = await searchAsTyped({ interactions, totals }, list, query, now);
  const reading = pageReading(search, pageWindow(query.page, query.rowsPerPage));
  const rows = reading ? await rowsOfPage(interactions, search, query, reading) : [];
  if (reading?.backwards) rows.reverse();
  return {
    total: search.hits,
    ...(search.more && { more: true }),
    observations: rows.map(presentInteraction),
  };
}

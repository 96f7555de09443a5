import type { ToolOwner } from '@coaching/access';
import { configEntities } from '@coaching/contracts';
import { firstListState, type ListState, readListState } from '@coaching/mfe-kit/lists';

/** The order that a set's owner gave its tools. */
export const OWN_ORDER = 'order';

const columns = [OWN_ORDER, 'name', 'tool_owner', 'tool_type'] as const;
export type ToolColumn = (typeof columns)[number];

/** Which tool set is shown, and how, as the address says it (spec 2 section 2). */
export type ToolsQuery = ListState<ToolColumn> &
  Partial<ToolOwner> & {
    toolset_uid?: string;
    /** Hidden tools are shown in place of those on offer. */
    hidden?: boolean;
  };

/** How the table first appears: as the set is offered. */
export const firstToolsQuery: ToolsQuery = firstListState<ToolColumn>(OWN_ORDER);

/** What the address of the tools says. */
export function readToolsQuery(search: URLSearchParams): ToolsQuery {
  const state = readListState(search, firstToolsQuery, columns);
  return {
    ...state,
    // An order that somebody gave has no other way round.
    descending: state.descending && state.sortBy !== OWN_ORDER,
    config_entity: configEntities.find((entity) => entity === search.get('config_entity')),
    config_uid: search.get('config_uid') || undefined,
    toolset_uid: search.get('toolset_uid') || undefined,
    hidden: search.get('hidden') === 'true' || undefined,
  };
}

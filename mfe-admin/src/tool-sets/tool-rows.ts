import type { Tool } from '@coaching/contracts';
import { OWN_ORDER, type ToolColumn, type ToolsQuery } from './tools-query';

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

const sortedBy: Record<Exclude<ToolColumn, typeof OWN_ORDER>, (tool: Tool) => string> = {
  name: ({ name }) => name,
  tool_owner: ({ tool_owner }) => tool_owner.name,
  tool_type: ({ tool_type, structured }) => `${tool_type} ${structured ? 2 : 1}`,
};

/** The tools of one page of the table, and how many there are on all of them. */
export function toolRows(
  tools: readonly Tool[],
  { query, page, rowsPerPage, sortBy, descending }: ToolsQuery,
): { rows: Tool[]; total: number } {
  const words = query.trim().toLocaleLowerCase();
  const found = tools.filter(({ name }) => name.toLocaleLowerCase().includes(words));
  if (sortBy !== OWN_ORDER) {
    const textOf = sortedBy[sortBy];
    found.sort((one, other) => collator.compare(textOf(one), textOf(other)));
    if (descending) found.reverse();
  }
  const size = rowsPerPage || found.length;
  return { rows: found.slice((page - 1) * size, page * size), total: found.length };
}

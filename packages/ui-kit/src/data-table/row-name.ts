import type { DataTableProps } from './data-table-props';
import { shownRows } from './paging';

/** What a row is called, for those who do not see what stands in it; by its number where it has no name. */
export function nameOfRow<Row>(
  { rowName, state, total }: Pick<DataTableProps<Row>, 'rowName' | 'state' | 'total'>,
  row: Row,
  index: number,
): string {
  return rowName?.(row) ?? `row ${shownRows(state, total)[0] + index}`;
}

import type { Column } from '@coaching/ui-kit/data-table';

/** While a bank is searched the best match comes first: no column sorts it, and none says that it does. */
export const searchedColumns = <Row>(
  query: string,
  columns: readonly Column<Row>[],
): readonly Column<Row>[] =>
  query.trim() === '' ? columns : columns.map((column) => ({ ...column, sortable: false }));

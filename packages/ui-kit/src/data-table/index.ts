export { DataTable } from './data-table';
export type { Column, DataTableProps, TableState } from './data-table-props';
export type { ColumnFilter, Filters, FilterValue } from './filters';
export type { TablePage } from './paging';

export { DataTable } from './data-table';
export type { Column, DataTableProps, TableState } from './data-table-props';
export type { TablePage } from './paging';

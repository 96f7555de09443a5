export { type Column, DataTable, type DataTableProps } from './data-table';
export type { TablePage } from './paging';

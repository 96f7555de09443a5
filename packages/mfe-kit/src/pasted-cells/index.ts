export { cellsOf } from './cells-of';
export { pastedTable } from './pasted-table';

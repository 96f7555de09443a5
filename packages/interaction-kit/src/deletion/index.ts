export { DeleteButton } from './delete-button';
export type { Deletion } from './report-deleted';

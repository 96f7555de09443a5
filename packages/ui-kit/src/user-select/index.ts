export type { SelectableUser } from '../user/selectable-user';
export { UserSelect, type UserSelectProps } from './user-select';

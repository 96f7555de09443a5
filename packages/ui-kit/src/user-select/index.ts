export type { SelectableUser } from '../user/selectable-user';
export { UserMultiSelect, type UserMultiSelectProps } from './user-multi-select';
export { UserSelect, type UserSelectProps } from './user-select';

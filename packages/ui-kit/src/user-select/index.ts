export { type SelectableUser, UserSelect, type UserSelectProps } from './user-select';

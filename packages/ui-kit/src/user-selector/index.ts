export { focusInvite, InviteRows } from './invite-rows';
export type { Invited } from './invites';
export { useInvites } from './use-invites';
export { UserSelectorDialog } from './user-selector-dialog';
export type {
  PeoplePage,
  PeopleQuery,
  SearchPeople,
  SelectorScope,
  UserSelectorDialogProps,
} from './user-selector-props';

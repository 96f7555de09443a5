export type { Invited } from './invites';
export { UserSelectorDialog } from './user-selector-dialog';
export type {
  PeopleAsked,
  PeoplePage,
  SearchPeople,
  SelectorScope,
  UserSelectorDialogProps,
} from './user-selector-props';

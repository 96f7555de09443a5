import type { SelectableUser } from '../user/selectable-user';
import type { Invited } from './invites';

/** One place to look in; for programs also which there are. */
export interface SelectorScope {
  value: 'all' | 'organization' | 'program';
  label: string;
  /** Of more than one, one is chosen beside the toggle. */
  programs?: readonly { uid: string; program_name: string }[];
}

/** Which people to find. */
export interface PeopleQuery {
  query: string;
  /** Null where there are no scopes to choose from. */
  scope: SelectorScope['value'] | null;
  /** The program chosen; null in other scopes. */
  program_uid: string | null;
}

export interface PeoplePage {
  users: readonly SelectableUser[];
  /** How many there are on all pages. */
  total: number;
}

/** Finds a page, from 1, of DEFAULT_PAGE_SIZE people; an empty query finds all. */
export type SearchPeople = (
  query: PeopleQuery & { page: number },
  signal: AbortSignal,
) => Promise<PeoplePage>;

export interface UserSelectorDialogProps {
  opened: boolean;
  onClose: () => void;
  /** What the choice is for: "Choose a coachee". */
  title: string;
  /** The toggle's entries, the first chosen; no toggle is shown for fewer than two. */
  scopes: readonly SelectorScope[];
  search: SearchPeople;
  /** Any number of people; one when left out. */
  multiple?: boolean;
  /** Also people who are not there yet can be named, to be invited. */
  invites?: boolean;
  /** Who is chosen when it opens. */
  selected?: readonly SelectableUser[];
  /**
   * Called once OK is pressed, in the order of choosing; the dialog closes once it resolves. With a sentence of what went
   * wrong it stays, and so does what was typed.
   */
  onOk: (users: SelectableUser[], invited: Invited[]) => Promise<string | null>;
}

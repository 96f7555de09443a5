/** A person who can be chosen; the contract's user summary fits. */
export interface SelectableUser {
  uid: string;
  username: string;
  initials: string;
  picture: string | null;
  email?: string;
}

/** A person as the picker gives them. */
export interface Coachee {
  uid: string;
  username: string;
  initials: string;
  picture: string | null;
}

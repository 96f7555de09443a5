import type { Person } from '@coaching/contracts';

/** What a service knows of a person: the identity service's latest word. */
export interface PersonCopy extends Person {
  /** The person's revision this copy is from; an older word is ignored. */
  revision: number;
  /** Deleted people stay, so that what they hold keeps its names and an old word does not bring them back. */
  deleted: boolean;
}

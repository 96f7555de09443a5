import {
  type InteractionOwnership,
  isOwner,
  mayDeleteInteraction,
  mayReadCoachNotes,
  mayReadInteraction,
} from '@coaching/access';
import type { Actor } from '@coaching/contracts';

/** Who may do what with a stored interaction. */
export interface InteractionPolicy<Row> {
  /** Its coach, and once it is shared its coachees and those who administer the place it happened in. */
  mayRead(actor: Actor, row: Row): boolean;
  /** Only its coach. */
  mayEdit(actor: Actor, row: Row): boolean;
  /** Its coach, and once it is shared who administers the platform or its organisation. */
  mayDelete(actor: Actor, row: Row): boolean;
  /** Whoever may delete it may bring it back. */
  mayRestore(actor: Actor, row: Row): boolean;
  /** The coach's notes are not for coachees (spec 1 section 4, coachee view). */
  mayReadCoachNotes(actor: Actor, row: Row): boolean;
}

/** The policy of a kind of interaction. @param ownership whose one is and where it happened, by how it is stored */
export function interactionPolicy<Row>(
  ownership: (row: Row) => InteractionOwnership,
): InteractionPolicy<Row> {
  const mayDelete = (actor: Actor, row: Row) => mayDeleteInteraction(actor, ownership(row));
  return {
    mayRead: (actor, row) => mayReadInteraction(actor, ownership(row)),
    mayEdit: (actor, row) => isOwner(actor, ownership(row)),
    mayDelete,
    mayRestore: mayDelete,
    mayReadCoachNotes: (actor, row) => mayReadCoachNotes(actor, ownership(row)),
  };
}

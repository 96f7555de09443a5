import type { Actor } from '@coaching/contracts';
import type { InteractionOwnership } from './interaction-ownership';
import { isClient, type Reader, readersOf } from './interactions';

/**
 * Who may read the coach's notes in an interaction: its readers but the coachees (spec 1 section 4, coachee view),
 * also where a coachee is a reader in another way.
 */
export function readersOfCoachNotes(interaction: InteractionOwnership, countsOnly?: boolean): Reader[] {
  return readersOf(interaction, countsOnly)
    .filter(({ kind }) => kind !== 'coachees')
    .map(({ kind, includes }) => ({
      kind,
      includes: (actor) => includes(actor) && !isClient(actor, interaction),
    }));
}

/** May read the coach's notes: one of their readers. */
export function mayReadCoachNotes(actor: Actor, interaction: InteractionOwnership): boolean {
  return readersOfCoachNotes(interaction).some(({ includes }) => includes(actor));
}

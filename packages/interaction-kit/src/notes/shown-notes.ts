import type { ViewerRole } from '../viewer';

/** The two notes that a part of an interaction can carry: the coach's own, and those that its coachee reads. */
export type NoteField = 'notes' | 'teacher_notes';

/** What they are called where they stand. */
export const noteNames: Record<NoteField, string> = { notes: 'Coach note', teacher_notes: 'Coachee note' };

const both: readonly NoteField[] = ['notes', 'teacher_notes'];
const theirs: readonly NoteField[] = ['teacher_notes'];
const none: readonly NoteField[] = [];

/**
 * Which notes hang under items (spec 1 section 4).
 * @param chosen the coach's two toggles, in notes mode; null before it
 */
export function shownNotes(role: ViewerRole, chosen: readonly NoteField[] | null): readonly NoteField[] {
  if (role === 'coachee') return theirs;
  if (role === 'reader') return both;
  return chosen ?? none;
}

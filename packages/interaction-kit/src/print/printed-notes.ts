import type { NoteField } from '../notes';
import type { ViewerRole } from '../viewer';

/** What is written in an interaction, as far as its coach's notes go. */
export interface Noted {
  items: readonly { notes: string | null }[];
}

/** Whether there are coach's notes that this person reads, so that printing asks whether they go along. */
export const mayPrintCoachNotes = (role: ViewerRole, { items }: Noted): boolean =>
  role !== 'coachee' && items.some(({ notes }) => notes);

/** The notes on paper. Paper is handed on: the coach's are on it only when they were asked for. */
export function printedNotes(role: ViewerRole, withCoachNotes: boolean): readonly NoteField[] {
  return withCoachNotes && role !== 'coachee' ? ['notes', 'teacher_notes'] : ['teacher_notes'];
}

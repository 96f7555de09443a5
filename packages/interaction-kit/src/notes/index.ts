export { NotesBar } from './notes-bar';
export { type NoteField, noteNames, shownNotes } from './shown-notes';
export { useNotesMode } from './use-notes-mode';

import { Switch } from '@coaching/ui-kit';
import { memo } from 'react';
import classes from './notes-bar.module.css';
import type { NoteField } from './shown-notes';

interface NotesBarProps {
  shown: readonly NoteField[];
  onToggle: (field: NoteField) => void;
  coachee: string;
}

/** Notes mode: which notes are shown, and who will read them (spec 1 section 4, Finish). */
export const NotesBar = memo(function NotesBar({ shown, onToggle, coachee }: NotesBarProps) {
  return (
    <section className={classes.bar} aria-label="Notes">
      <Switch
        label="Coach notes"
        description={`${coachee} does not see these.`}
        checked={shown.includes('notes')}
        onChange={() => onToggle('notes')}
      />
      <Switch
        label="Coachee notes"
        description={`${coachee} reads these.`}
        checked={shown.includes('teacher_notes')}
        onChange={() => onToggle('teacher_notes')}
      />
    </section>
  );
});

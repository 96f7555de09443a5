import { Icon, RichTextView } from '@coaching/ui-kit';
import { EditableText } from '@coaching/ui-kit/editable-text';
import { IconPlus } from '@tabler/icons-react';
import classes from './matrix.module.css';
import type { RowActions } from './row-actions';

interface RowNoteProps {
  row_uid: string;
  rowName: string;
  /** What the notes are called. */
  label: string;
  /** HTML. */
  notes: string;
  isEditing: boolean;
  actions: RowActions;
}

/** The notes of a row, or the way to write them: text until it is pressed. */
export function RowNote({ row_uid, rowName, label, notes, isEditing, actions }: RowNoteProps) {
  if (!notes && !isEditing)
    return (
      <button
        type="button"
        className={classes.addNote}
        aria-label={`Add ${label.toLowerCase()} to ${rowName}`}
        onClick={() => actions.edit(row_uid)}
      >
        <Icon of={IconPlus} size={16} />
        {label}
      </button>
    );
  return (
    <div className={classes.note}>
      <p className={classes.noteName}>{label}</p>
      <EditableText
        value={notes}
        // The way to it says "Edit notes of …".
        label={`${isEditing ? label : label.toLowerCase()} of ${rowName}`}
        outlined
        isEditing={isEditing}
        onEdit={() => actions.edit(row_uid)}
        onWrite={(html) => actions.write(row_uid, html)}
        onChange={(html) => actions.change(row_uid, html)}
        onLeave={actions.leave}
      />
    </div>
  );
}

/** The notes of a row for those who read them. */
export function ReadNote({ name, notes, isOwn }: { name: string; notes: string; isOwn?: boolean }) {
  return (
    <div className={classes.note} data-own={isOwn || undefined}>
      <p className={classes.noteName}>{name}</p>
      <RichTextView html={notes} />
    </div>
  );
}

import type { ObservationItem } from '@coaching/contracts';
import { type NoteField, noteNames } from '@coaching/interaction-kit/notes';
import { Icon } from '@coaching/ui-kit';
import { EditableText } from '@coaching/ui-kit/editable-text';
import { IconNote, IconNotebook, IconPlus } from '@tabler/icons-react';
import classes from './item.module.css';

const icons = { notes: IconNotebook, teacher_notes: IconNote };

interface ItemNoteProps {
  field: NoteField;
  item: ObservationItem;
  isEditing: boolean;
  /** Left out for those who only read. */
  onEdit?: () => void;
  onWrite: (html: string | null) => void;
  onChange: (html: string | null) => void;
  onLeave: () => void;
}

/** One note under its item, or the way to write it. */
export function ItemNote({ field, item, isEditing, onEdit, onWrite, onChange, onLeave }: ItemNoteProps) {
  const name = noteNames[field];
  const html = item[field] ?? '';

  if (!html && !isEditing)
    return onEdit ? (
      <button type="button" className={classes.addNote} onClick={onEdit}>
        <Icon of={IconPlus} size={16} />
        {name}
      </button>
    ) : null;
  return (
    <div className={classes.note} data-field={field}>
      <div className={classes.noteName}>
        <Icon of={icons[field]} size={16} />
        {name}
      </div>
      <EditableText
        value={html}
        label={name.toLowerCase()}
        isEditing={isEditing}
        onEdit={onEdit}
        onWrite={(written) => onWrite(written || null)}
        onChange={(written) => onChange(written || null)}
        onLeave={onLeave}
      />
    </div>
  );
}

import { Suspense, useEffect, useRef } from 'react';
import { RichTextView } from '../rich-text/rich-text-view';
import classes from './editable-text.module.css';
import { RichTextEditor } from './editor-code';
import { PlainEditor } from './plain-editor';

export interface EditableTextProps {
  /** HTML. */
  value: string;
  /** What the text is, for those who do not see where it stands. */
  label: string;
  /** Shown in an empty editor. */
  placeholder?: string;
  /** What stands where nothing is written yet. */
  emptyWords?: string;
  isEditing: boolean;
  /** Left out for those who only read. */
  onEdit?: () => void;
  /** It cannot be written in now. */
  disabled?: boolean;
  /** Shows its edge when it is pointed at; for text on a ground that does not. */
  outlined?: boolean;
  /** Somebody types in the editor, which shows it already. */
  onWrite: (html: string) => void;
  /** Somebody types where the editor will be: it begins with what is drawn then. */
  onChange: (html: string) => void;
  /** Tab or Shift+Tab was pressed; true when that has been dealt with. */
  onTab?: (back: boolean) => boolean;
  /** Escape was pressed. */
  onLeave: () => void;
  /** The focus went elsewhere. */
  onBlur?: () => void;
}

/** Text first: it reads as plain text, and becomes an editor where it stands when it is pressed. */
export function EditableText(props: EditableTextProps) {
  const { value, label, placeholder, emptyWords, isEditing, onEdit, disabled = false, outlined } = props;
  const { onWrite, onChange, onTab, onLeave, onBlur } = props;
  const cover = useRef<HTMLButtonElement>(null);
  const wasLeft = useRef(false);

  useEffect(() => {
    if (!isEditing && wasLeft.current) cover.current?.focus();
    wasLeft.current = false;
  }, [isEditing]);

  if (isEditing && !disabled)
    return (
      <Suspense fallback={<PlainEditor value={value} label={label} onChange={onChange} />}>
        <RichTextEditor
          plain
          autoFocus
          value={value}
          label={label}
          placeholder={placeholder}
          onChange={onWrite}
          onTab={onTab}
          onBlur={onBlur}
          onEscape={() => {
            wasLeft.current = true;
            onLeave();
          }}
        />
      </Suspense>
    );
  const empty = emptyWords ? `<p>${emptyWords}</p>` : onEdit && '<p><br></p>';
  return (
    <div className={classes.text} data-empty={value === ''} data-outlined={outlined}>
      <RichTextView html={value || empty || ''} />
      {onEdit && (
        <button
          ref={cover}
          type="button"
          className={classes.cover}
          aria-label={`Edit ${label}`}
          disabled={disabled}
          onClick={onEdit}
        />
      )}
    </div>
  );
}

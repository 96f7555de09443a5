import { RichTextView } from '@coaching/ui-kit';
import { Suspense, useEffect, useRef } from 'react';
import classes from './editable-text.module.css';
import { RichTextEditor } from './editor-code';
import { PlainEditor } from './plain-editor';

interface EditableTextProps {
  /** HTML. */
  value: string;
  /** What the text is, for those who do not see where it stands. */
  label: string;
  placeholder?: string;
  isEditing: boolean;
  /** Left out for those who only read. */
  onEdit?: () => void;
  /** Somebody types in the editor, which shows it already. */
  onWrite: (html: string) => void;
  /** Somebody types where the editor will be: it begins with what is drawn then. */
  onChange: (html: string) => void;
  /** Tab or Shift+Tab was pressed; true when that has been dealt with. */
  onTab?: (back: boolean) => boolean;
  /** Escape was pressed. */
  onLeave: () => void;
}

/** Text first: it reads as plain text, and becomes an editor where it stands when it is pressed. */
export function EditableText(props: EditableTextProps) {
  const { value, label, placeholder, isEditing, onEdit, onWrite, onChange, onTab, onLeave } = props;
  const cover = useRef<HTMLButtonElement>(null);
  const wasLeft = useRef(false);

  useEffect(() => {
    if (!isEditing && wasLeft.current) cover.current?.focus();
    wasLeft.current = false;
  }, [isEditing]);

  if (isEditing)
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
          onEscape={() => {
            wasLeft.current = true;
            onLeave();
          }}
        />
      </Suspense>
    );
  if (!onEdit) return <RichTextView html={value} />;
  return (
    <div className={classes.text}>
      <RichTextView html={value || '<p><br></p>'} />
      <button
        ref={cover}
        type="button"
        className={classes.cover}
        aria-label={`Edit ${label}`}
        onClick={onEdit}
      />
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { RichTextView } from '../rich-text/rich-text-view';
import type { TypedSign } from '../rich-text/typed-sign';
import classes from './editable-text.module.css';
import { useEditor } from './editor-code';
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
  /** Somebody types after a number sign, or, with null, does no more. */
  onSign?: (sign: TypedSign | null) => void;
}

type OpenedProps = Pick<
  EditableTextProps,
  'value' | 'label' | 'placeholder' | 'onWrite' | 'onChange' | 'onTab' | 'onBlur' | 'onSign' | 'onLeave'
>;

/** Where somebody writes: what takes their words from the first on, and the editor as soon as it is there. */
function Opened({ value, label, placeholder, onWrite, onChange, onLeave, onSign, ...rest }: OpenedProps) {
  const Editor = useEditor();
  if (!Editor) return <PlainEditor {...{ value, label, placeholder, onChange, onLeave }} {...rest} />;
  return (
    <Editor
      {...rest}
      onSign={onSign}
      plain
      autoFocus
      value={value}
      label={label}
      placeholder={placeholder}
      onChange={onWrite}
      onEscape={onLeave}
    />
  );
}

/** Text first: it reads as plain text, and becomes an editor where it stands when it is pressed. */
export function EditableText(props: EditableTextProps) {
  const { value, label, placeholder, emptyWords, isEditing, onEdit, disabled = false, outlined } = props;
  const { onWrite, onChange, onTab, onLeave, onBlur, onSign } = props;
  const cover = useRef<HTMLButtonElement>(null);
  const wasLeft = useRef(false);

  useEffect(() => {
    if (!isEditing && wasLeft.current) cover.current?.focus();
    wasLeft.current = false;
  }, [isEditing]);

  if (isEditing && !disabled)
    return (
      <Opened
        {...{ value, label, placeholder, onWrite, onChange, onTab, onBlur, onSign }}
        onLeave={() => {
          wasLeft.current = true;
          onLeave();
        }}
      />
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

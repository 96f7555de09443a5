import { lazy, Suspense, useEffect, useRef } from 'react';
import { RichTextView } from '../rich-text/rich-text-view';
import classes from './action-step-list.module.css';

const RichTextEditor = lazy(async () => ({ default: (await import('../rich-text')).RichTextEditor }));

interface StepTextProps {
  /** HTML. */
  value: string;
  label: string;
  isEditing: boolean;
  /** Left out for those who only read. */
  onEdit?: () => void;
  /** True for a step that is done: it cannot be written in until it is opened again. */
  disabled: boolean;
  onChange: (html: string) => void;
  onLeave: () => void;
}

/** What is to be done: text first, and an editor where it stands once it is pressed. */
export function StepText({ value, label, isEditing, onEdit, disabled, onChange, onLeave }: StepTextProps) {
  const cover = useRef<HTMLButtonElement>(null);
  const wasLeft = useRef(false);
  const text = <RichTextView html={value || '<p>Nothing written yet</p>'} />;

  useEffect(() => {
    if (!isEditing && wasLeft.current) cover.current?.focus();
    wasLeft.current = false;
  }, [isEditing]);

  if (isEditing && !disabled)
    return (
      <Suspense fallback={text}>
        <RichTextEditor
          plain
          autoFocus
          value={value}
          label={label}
          placeholder="What is to be done"
          onChange={onChange}
          onBlur={onLeave}
          onEscape={() => {
            wasLeft.current = true;
            onLeave();
          }}
        />
      </Suspense>
    );
  return (
    <div className={classes.text} data-empty={value === ''}>
      {text}
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

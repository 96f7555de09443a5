import { useState } from 'react';
import { RichTextView } from '../rich-text/rich-text-view';
import classes from './plain-editor.module.css';
import { wordsAfter } from './words-after';

const focusFirst = (field: HTMLTextAreaElement | null) => field?.focus();

interface PlainEditorProps {
  value: string;
  label: string;
  placeholder?: string;
  onChange: (html: string) => void;
  onTab?: (back: boolean) => boolean;
  onLeave: () => void;
  onBlur?: () => void;
}

/**
 * Takes what is typed while the editor's code is still on its way, so that a slow connection loses no word. It goes on
 * after what was there before, which is shown above and changed once the editor has come.
 */
export function PlainEditor({
  value,
  label,
  placeholder,
  onChange,
  onTab,
  onLeave,
  onBlur,
}: PlainEditorProps) {
  const [typing, setTyping] = useState({ after: value, typed: '', html: value });
  // What comes from elsewhere has in it what was typed here, as far as it stayed.
  const { after, typed } = typing.html === value ? typing : { after: value, typed: '' };
  return (
    <>
      {after !== '' && <RichTextView html={after} />}
      <textarea
        ref={focusFirst}
        className={classes.text}
        aria-label={label}
        placeholder={after === '' ? placeholder : undefined}
        rows={1}
        value={typed}
        onChange={({ currentTarget }) => {
          const html = wordsAfter(after, currentTarget.value);
          setTyping({ after, typed: currentTarget.value, html });
          onChange(html);
        }}
        onKeyDown={(event) => {
          const isCommand = event.altKey || event.ctrlKey || event.metaKey;
          if (event.key === 'Tab' && !isCommand && onTab?.(event.shiftKey)) event.preventDefault();
          if (event.key === 'Escape') onLeave();
        }}
        onBlur={onBlur}
      />
    </>
  );
}

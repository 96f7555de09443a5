import { richTextOf } from '@coaching/contracts';
import { useState } from 'react';
import { RichTextView } from '../rich-text/rich-text-view';
import classes from './plain-editor.module.css';

const focusFirst = (field: HTMLTextAreaElement | null) => field?.focus();

interface PlainEditorProps {
  value: string;
  label: string;
  onChange: (html: string) => void;
}

/**
 * Takes what is typed while the editor's code is still on its way, so that a slow connection loses no word. Text
 * that was there before waits for the editor.
 */
export function PlainEditor({ value, label, onChange }: PlainEditorProps) {
  const [startsEmpty] = useState(value === '');
  const [text, setText] = useState('');
  if (!startsEmpty) return <RichTextView html={value} />;
  return (
    <textarea
      ref={focusFirst}
      className={classes.text}
      aria-label={label}
      rows={1}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onChange(richTextOf(event.currentTarget.value));
      }}
    />
  );
}

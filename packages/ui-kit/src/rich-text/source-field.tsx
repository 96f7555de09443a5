import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import classes from './rich-text-editor.module.css';
import { writtenHtml } from './written-html';

const blockEnds = /(<\/(?:p|h2|h3|ul|ol|li|blockquote)>|<(?:ul|ol|blockquote)>|<img[^>]*>)(?=<)/g;

interface SourceFieldProps {
  editor: Editor;
  label: string;
}

/**
 * The text as HTML, a block a line. Each change is read by the editor, which knows the allow-list and nothing
 * else: what it does not know is gone before onChange gets it.
 */
export function SourceField({ editor, label }: SourceFieldProps) {
  const [source, setSource] = useState(() => writtenHtml(editor).replace(blockEnds, '$1\n'));
  return (
    <textarea
      className={classes.source}
      aria-label={`${label}, source`}
      spellCheck={false}
      rows={8}
      value={source}
      onChange={({ currentTarget }) => {
        setSource(currentTarget.value);
        editor.commands.setContent(currentTarget.value, {
          emitUpdate: true,
          parseOptions: { preserveWhitespace: false },
        });
      }}
    />
  );
}

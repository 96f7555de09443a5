import { createDocument, EditorContent, type EditorOptions, useEditor } from '@tiptap/react';
import { lazy, Suspense, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { untilItComes } from '../code-ahead/until-it-comes';
import type { PictureUpload } from '../image-dialog/picture-upload';
import { isScrolledByPage, keepCaretInView } from '../soft-keyboard/keep-caret-in-view';
import { changeWhereItDiffers } from './change-where-it-differs';
import { richTextExtensions } from './extensions';
import './rich-text.css';
import { EDITOR_MIN_HEIGHT } from './editor-size';
import { withTablesAsLines } from './pasted-tables';
import classes from './rich-text-editor.module.css';
import { SourceField } from './source-field';
import { type TypedSign, typedSign } from './typed-sign';
import { writtenHtml } from './written-html';

/** Editors without a toolbar, such as those of a script, do without its code. */
const Toolbar = lazy(async () => ({ default: (await untilItComes(() => import('./toolbar'))).Toolbar }));

interface RichTextEditorProps {
  /** HTML; the editor takes another value over when it does not come from itself. */
  value: string;
  onChange: (html: string) => void;
  /** Shown above the field; `plain` editors have only its accessible name. */
  label: string;
  placeholder?: string;
  /** No box, no toolbar, no least height: text that is written where it stands. */
  plain?: boolean;
  minHeight?: string;
  /** How pictures that are added to the text are sent; without it none can be added. */
  pictures?: PictureUpload;
  autoFocus?: boolean;
  /** It is to be filled in, which its label says. */
  required?: boolean;
  /** What is wrong with it, below the field. */
  error?: string;
  /** Tab or Shift+Tab was pressed; true when that has been dealt with. */
  onTab?: (back: boolean) => boolean;
  onEscape?: () => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Called with a number sign while somebody types after it, and with null once they do no more. */
  onSign?: (sign: TypedSign | null) => void;
}

/** A space that was just typed stands at the end of its text, and stays. */
const parseOptions = { preserveWhitespace: true } as const;

/** Rich text as it is written. Loads TipTap, so screens import it lazily and show RichTextView until it is needed. */
export function RichTextEditor({
  value,
  onChange,
  label,
  placeholder = '',
  plain = false,
  minHeight = plain ? undefined : EDITOR_MIN_HEIGHT,
  pictures,
  autoFocus = false,
  required = false,
  error,
  onTab,
  onEscape,
  onFocus,
  onBlur,
  onSign,
}: RichTextEditorProps) {
  const id = useId();
  const isInvalid = error !== undefined;
  const [showsSource, setShowsSource] = useState(false);
  const handlers = useRef({ onChange, onTab, onEscape, onFocus, onBlur, onSign });
  handlers.current = { onChange, onTab, onEscape, onFocus, onBlur, onSign };
  // Options that stay the same: TipTap applies changed ones to the whole editor, at each key if need be.
  const [start] = useState(value);
  const written = useRef({ by: null as unknown, html: start });
  const hasSign = useRef(false);
  const setSign = (sign: TypedSign | null) => {
    if (!sign && !hasSign.current) return;
    hasSign.current = sign !== null;
    handlers.current.onSign?.(sign);
  };

  const extensions = useMemo(() => richTextExtensions(placeholder), [placeholder]);
  const editorProps = useMemo<EditorOptions['editorProps']>(
    () => ({
      // The page knows what covers it; what scrolls within it is for ProseMirror to know.
      handleScrollToSelection: (view) => {
        if (!isScrolledByPage(view.dom)) return false;
        keepCaretInView();
        return true;
      },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'ui-rich-text',
        id,
        ...(required && { 'aria-required': 'true' }),
        ...(isInvalid && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
      },
      transformPastedHTML: withTablesAsLines,
      handleKeyDown: (_view, event) => {
        if (event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey) {
          return handlers.current.onTab?.(event.shiftKey) ?? false;
        }
        if (event.key === 'Escape') handlers.current.onEscape?.();
        return false;
      },
    }),
    [label, id, required, isInvalid],
  );
  const editor = useEditor({
    extensions,
    content: start,
    parseOptions,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps,
    onUpdate: ({ editor }) => {
      written.current = { by: editor, html: writtenHtml(editor) };
      handlers.current.onChange(written.current.html);
      if (handlers.current.onSign) setSign(typedSign(editor));
    },
    // A caret that comes to a sign types none; one that leaves it does no more.
    onSelectionUpdate: ({ editor }) => {
      if (hasSign.current) setSign(typedSign(editor));
    },
    onFocus: () => handlers.current.onFocus?.(),
    onBlur: () => {
      setSign(null);
      handlers.current.onBlur?.();
    },
  });

  // At once and not in the next frame: a key pressed in between would be lost.
  useLayoutEffect(() => {
    // A render that took long leaves an editor that TipTap has thrown away; its next one comes here too.
    if (!autoFocus || !editor || editor.isDestroyed) return;
    editor.commands.setTextSelection(editor.state.doc.content.size);
    editor.view.focus();
  }, [editor, autoFocus]);

  // Before another key can come: what it writes is newer than the value.
  useLayoutEffect(() => {
    if (!editor) return;
    // An editor that takes the place of another one begins where that one began.
    const shown = written.current.by === editor ? written.current.html : start;
    written.current = { by: editor, html: value };
    if (value !== shown) changeWhereItDiffers(editor, createDocument(value, editor.schema, parseOptions));
  }, [editor, value, start]);

  const content = (
    <div className={plain ? classes.plain : undefined}>
      <div className={classes.content} style={{ minHeight }}>
        <EditorContent
          editor={editor}
          style={{ minHeight: plain ? undefined : `calc(${minHeight} - 16px)` }}
        />
      </div>
    </div>
  );
  if (plain) return content;
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
        {required && (
          <span className={classes.required} aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      <div className={classes.box} data-error={isInvalid}>
        {editor && (
          <Suspense fallback={<div className={classes.toolbar} />}>
            <Toolbar
              editor={editor}
              pictures={pictures}
              showsSource={showsSource}
              onToggleSource={() => setShowsSource(!showsSource)}
            />
          </Suspense>
        )}
        {showsSource ? <SourceField editor={editor} label={label} /> : content}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}

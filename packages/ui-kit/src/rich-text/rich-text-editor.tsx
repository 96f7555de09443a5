import { EDITOR_MIN_HEIGHT } from '@coaching/contracts';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { richTextExtensions } from './extensions';
import './rich-text.css';
import classes from './rich-text-editor.module.css';
import { Toolbar } from './toolbar';

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
  autoFocus?: boolean;
  /** Tab or Shift+Tab was pressed; true when that has been dealt with. */
  onTab?: (back: boolean) => boolean;
  onEscape?: () => void;
  onFocus?: () => void;
  onBlur?: () => void;
}

/** Pixels at the window's edges that headers and docked panels cover; the caret stays clear of them. */
const STICKY = { top: 160, bottom: 140, left: 0, right: 0 };

/** An empty editor writes nothing at all, rather than an empty paragraph. */
const htmlOf = (html: string) => (html === '<p></p>' ? '' : html);

/** Rich text as it is written. Loads TipTap, so screens import it lazily and show RichTextView until it is needed. */
export function RichTextEditor({
  value,
  onChange,
  label,
  placeholder = '',
  plain = false,
  minHeight = plain ? undefined : EDITOR_MIN_HEIGHT,
  autoFocus = false,
  onTab,
  onEscape,
  onFocus,
  onBlur,
}: RichTextEditorProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(600);
  const [source, setSource] = useState<string | null>(null);
  const handlers = useRef({ onChange, onTab, onEscape, onFocus, onBlur });
  handlers.current = { onChange, onTab, onEscape, onFocus, onBlur };
  const written = useRef(value);

  const extensions = useMemo(() => richTextExtensions(placeholder), [placeholder]);
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      scrollThreshold: STICKY,
      scrollMargin: STICKY,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'ui-rich-text',
        id,
      },
      handleKeyDown: (_view, event) => {
        if (event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey) {
          return handlers.current.onTab?.(event.shiftKey) ?? false;
        }
        if (event.key === 'Escape') handlers.current.onEscape?.();
        return false;
      },
    },
    onUpdate: ({ editor }) => {
      written.current = htmlOf(editor.getHTML());
      handlers.current.onChange(written.current);
    },
    onFocus: () => handlers.current.onFocus?.(),
    onBlur: () => handlers.current.onBlur?.(),
  });

  // At once and not in the next frame: a key pressed in between would be lost.
  useLayoutEffect(() => {
    // A render that took long leaves an editor that TipTap has thrown away; its next one comes here too.
    if (!autoFocus || !editor || editor.isDestroyed) return;
    editor.commands.setTextSelection(editor.state.doc.content.size);
    editor.view.focus();
  }, [editor, autoFocus]);

  useEffect(() => {
    if (!editor || value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    if (plain || !box.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [plain]);

  const toggleSource = () => {
    if (source === null) setSource(htmlOf(editor.getHTML()));
    else {
      editor.commands.setContent(source, { emitUpdate: true });
      setSource(null);
    }
  };

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
      </label>
      <div className={classes.box} ref={box}>
        {editor && (
          <Toolbar
            editor={editor}
            width={width}
            showsSource={source !== null}
            onToggleSource={toggleSource}
          />
        )}
        {source === null ? (
          content
        ) : (
          <textarea
            className={classes.source}
            aria-label={`${label}, source`}
            rows={8}
            value={source}
            onChange={(event) => {
              setSource(event.currentTarget.value);
              handlers.current.onChange(event.currentTarget.value);
            }}
          />
        )}
      </div>
    </div>
  );
}

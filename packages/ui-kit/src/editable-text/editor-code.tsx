import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { untilItComes } from '../code-ahead/until-it-comes';
import type { RichTextEditor } from '../rich-text';
import { betweenCompositions } from './composition';
import { fetchEditor } from './fetch-editor';

type Editor = typeof RichTextEditor;

let arrived: Editor | null = null;

async function load(): Promise<Editor> {
  arrived = await fetchEditor();
  return arrived;
}

/**
 * The editor: at once where its code has come, else null until it has, and until no word is in the middle of being
 * composed. Code that does not come is asked for until it does: what takes the words meanwhile goes on taking them. The
 * editor stays the same for as long as it is open: another one would begin anew.
 */
export function useEditor(): Editor | null {
  const [editor, set] = useState<Editor | null>(() => arrived);
  useEffect(() => {
    if (editor) return;
    const closed = new AbortController();
    void untilItComes(load, closed.signal).then((found) =>
      // Drawn at once: until then a word could be begun.
      betweenCompositions(() => closed.signal.aborted || flushSync(() => set(() => found))),
    );
    return () => closed.abort();
  }, [editor]);
  return editor;
}

/** Fetches the editor before it is needed, so that what is typed first is typed in it. */
export const preloadEditor = (): void => void load().catch(() => undefined);

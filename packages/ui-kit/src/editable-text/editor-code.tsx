import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RichTextEditor } from '../rich-text';
import { betweenCompositions } from './composition';
import { fetchEditor } from './fetch-editor';

type Editor = typeof RichTextEditor;

let arrived: Editor | null = null;

async function load(): Promise<Editor> {
  arrived = await fetchEditor();
  return arrived;
}

/** Milliseconds until code that did not come is asked for again, where the network does not say sooner that it is back. */
const AGAIN_MS = 5000;

/**
 * The editor: at once where its code has come, else null until it has, and until no word is in the middle of being
 * composed. Code that does not come is asked for until it does: what takes the words meanwhile goes on taking them. The
 * editor stays the same for as long as it is open: another one would begin anew.
 */
export function useEditor(): Editor | null {
  const [editor, set] = useState<Editor | null>(() => arrived);
  useEffect(() => {
    if (editor) return;
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchIt = () => {
      clearTimeout(timer);
      load().then(
        // Drawn at once: until then a word could be begun.
        (found) => betweenCompositions(() => isOpen && flushSync(() => set(() => found))),
        () => {
          if (isOpen) timer = setTimeout(fetchIt, AGAIN_MS);
        },
      );
    };
    fetchIt();
    window.addEventListener('online', fetchIt);
    return () => {
      isOpen = false;
      clearTimeout(timer);
      window.removeEventListener('online', fetchIt);
    };
  }, [editor]);
  return editor;
}

/** Fetches the editor before it is needed, so that what is typed first is typed in it. */
export const preloadEditor = (): void => void load().catch(() => undefined);

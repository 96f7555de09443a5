import { useEffect, useState } from 'react';
import { addedWords } from './lines-after';

/** Milliseconds between two announcements; each word as it is typed would drown everything else. */
const QUIET_MS = 15_000;

/** What to announce of lines that were added, now and then; empty before the first. @param count lines there are */
export function useAddedWords(count: number): string {
  const [announced, setAnnounced] = useState({ count, words: '', at: 0 });
  useEffect(() => {
    if (count === announced.count) return;
    const announce = () => {
      const words = count > announced.count ? addedWords(announced.count + 1, count) : announced.words;
      setAnnounced({ count, words, at: Date.now() });
    };
    const timer = setTimeout(announce, Math.max(0, announced.at + QUIET_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [count, announced]);
  return announced.words;
}

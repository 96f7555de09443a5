import { useEffect, useState } from 'react';
import { addedWords } from './lines-after';

/** Milliseconds between two announcements; each word as it is typed would drown everything else. */
const QUIET_MS = 15_000;

/** What to announce of lines that were added, now and then; empty before the first. @param count lines there are */
export function useAddedWords(count: number): string {
  const [told, setTold] = useState({ count, words: '', at: 0 });
  useEffect(() => {
    if (count === told.count) return;
    const tell = () => {
      const words = count > told.count ? addedWords(told.count + 1, count) : told.words;
      setTold({ count, words, at: Date.now() });
    };
    const timer = setTimeout(tell, Math.max(0, told.at + QUIET_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [count, told]);
  return told.words;
}

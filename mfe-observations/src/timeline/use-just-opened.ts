import { useEffect, useState } from 'react';

/** How long notes mode has to be seen before the same button ends it: the second tap of a double one comes sooner. */
const SEEN_MS = 600;

/** Whether something was opened a moment ago, while the page was; what was open with the page has been seen. */
export function useJustOpened(isOpen: boolean): boolean {
  const [isSeen, setSeen] = useState(isOpen);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => setSeen(true), SEEN_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isOpen && !isSeen;
}

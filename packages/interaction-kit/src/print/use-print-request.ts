import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ViewerRole } from '../viewer';
import { mayPrintCoachNotes, type Noted, printedNotes } from './printed-notes';

/** Printing on somebody's word, after it was asked whether the coach's notes go along. */
export function usePrintRequest(interaction: Noted, role: ViewerRole) {
  const [isAsking, setAsking] = useState(false);
  const [withCoachNotes, setWithCoachNotes] = useState(false);
  const asks = useRef(false);
  asks.current = mayPrintCoachNotes(role, interaction);

  // The browser's own way to print asks nothing: it begins without them again.
  useEffect(() => {
    const end = () => setWithCoachNotes(false);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);

  return {
    notes: printedNotes(role, withCoachNotes),
    isAsking,
    /** Prints at once where there is nothing to ask; the same function for as long as the page is open. */
    request: useCallback(() => (asks.current ? setAsking(true) : window.print()), []),
    cancel: () => setAsking(false),
    print(alsoCoachNotes: boolean) {
      // The question is off the page before the browser takes its picture of it.
      flushSync(() => {
        setAsking(false);
        setWithCoachNotes(alsoCoachNotes);
      });
      window.print();
    },
  };
}

export type PrintRequest = ReturnType<typeof usePrintRequest>;

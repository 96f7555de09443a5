import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What one does with the texts of an interaction; the same object for as long as the page is open. */
export interface WritingActions {
  edit(uid: string): void;
  leave(): void;
  /** Goes on to the next or the previous text; false where there is none. */
  move(uid: string, back: boolean): boolean;
  /** Takes what is typed in an editor, which shows it already. */
  write(uid: string, html: string): void;
  /** Takes what is typed where the editor will be. */
  change(uid: string, html: string): void;
}

interface Writing extends Pick<WritingActions, 'write' | 'change'> {
  /** Draws what was written, where it is not in the editor any more. */
  flushDeferred(): void;
}

/**
 * Where somebody writes, of the places that are there.
 * @param order the places' names, such as uids of questions, as they are shown
 * @returns the place that is being written in; null for none
 */
export function useWritingPlace(
  order: readonly string[],
  writing: Writing,
): { place: string | null; actions: WritingActions } {
  const [place, setPlace] = useState<string | null>(null);
  const latest = useRef({ order, writing });
  latest.current = { order, writing };

  const actions = useMemo<WritingActions>(() => {
    const goTo = (uid: string | null) => {
      // At once: the next key may already be on its way, and belongs to the editor that opens now.
      flushSync(() => {
        latest.current.writing.flushDeferred();
        setPlace(uid);
      });
    };
    return {
      edit: goTo,
      leave: () => goTo(null),
      move(uid, back) {
        const { order: uids } = latest.current;
        const next = uids[uids.indexOf(uid) + (back ? -1 : 1)];
        if (next === undefined) return false;
        goTo(next);
        return true;
      },
      write: (uid, html) => latest.current.writing.write(uid, html),
      change: (uid, html) => latest.current.writing.change(uid, html),
    };
  }, []);
  return { place, actions };
}

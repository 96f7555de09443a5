import { type KeyboardEvent, useState } from 'react';
import { keyTarget } from '../../score/matrix/key-target';

/** What one does with the marks of a row: Tab leads to one of them, the latest at first, arrows to the others. */
export function useMarks(count: number) {
  const [focused, setFocused] = useState<number | null>(null);
  const reachable = focused !== null && focused < count ? focused : count - 1;
  return {
    onKeyDown(event: KeyboardEvent<SVGSVGElement>) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = keyTarget(event.key, reachable, count);
      if (next === null) return;
      event.preventDefault();
      event.currentTarget.querySelectorAll('a')[next]?.focus();
    },
    isReachable: (index: number) => index === reachable,
    onFocus: setFocused,
  };
}
export type Marks = Pick<ReturnType<typeof useMarks>, 'isReachable' | 'onFocus'>;

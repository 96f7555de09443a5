import type { PinnedRubric } from '@coaching/contracts';
import { useRef } from 'react';

/** The same object for as long as the rubric says the same, so that rows need not be drawn again. */
export function useSameRubric(rubric: PinnedRubric): PinnedRubric {
  const same = useRef(rubric);
  const { uid, version, revision } = same.current;
  if (uid !== rubric.uid || version !== rubric.version || revision !== rubric.revision) same.current = rubric;
  return same.current;
}

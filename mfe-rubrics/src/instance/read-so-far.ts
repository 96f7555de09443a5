import type { ReadSoFar } from '@coaching/access';
import { isEmptyRichText } from '@coaching/mfe-kit/merging';
import type { EditedInstance } from './edited-instance';
import { isSameScore, NO_SCORE } from './scores';

/** What others may have read of a use of a rubric, as the server has it; null for a new one. */
export function readSoFar(instance: EditedInstance | null): ReadSoFar | null {
  if (!instance) return null;
  const { items, summary, end_timestamp, ...rest } = instance;
  const written = Object.values(items).filter((score) => !isSameScore(score, NO_SCORE));
  return {
    ...rest,
    items: [...written, ...(isEmptyRichText(summary) ? [] : [summary])],
    finished: end_timestamp !== null,
  };
}

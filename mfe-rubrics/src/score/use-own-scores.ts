import { useMemo } from 'react';
import type { EditedInstance } from '../instance/edited-instance';
import { isSameScore, NO_SCORE, scoresOf } from '../instance/scores';

/**
 * The coachee's own scores, to stand beside the coach's; null where there are none, or none to be seen.
 * @param name what they are called there
 */
export function useOwnScores({ rubric, self_score }: EditedInstance, name: string) {
  return useMemo(() => {
    if (!self_score) return null;
    const scores = scoresOf(rubric, self_score.items);
    const isEmpty = Object.values(scores).every((score) => isSameScore(score, NO_SCORE));
    return isEmpty ? null : { name, scores };
  }, [rubric, self_score, name]);
}

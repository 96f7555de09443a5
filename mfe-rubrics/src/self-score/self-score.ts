import type { CallBody, PinnedRubric, RubricInstance } from '@coaching/contracts';
import { changedItems, type Scores, scoresOf } from '../instance/scores';

/** How a coachee scores a use of a rubric themselves. */
export interface OwnScore {
  /** Uid of the use of the rubric. */
  uid: string;
  rubric: PinnedRubric;
  scores: Scores;
  /** They have scored all they wanted to. */
  finished: boolean;
}

export const ownScoreOf = ({ uid, rubric, self_score }: RubricInstance): OwnScore => ({
  uid,
  rubric,
  scores: self_score ? scoresOf(rubric, self_score.items) : {},
  finished: self_score !== null && self_score.finished_at !== null,
});

/** What is sent: rows that differ, and that it is finished. */
export function ownScoreDraft(mine: OwnScore, base: OwnScore): CallBody<'saveSelfScore'> {
  const items = changedItems(mine.rubric, mine.scores, base.scores);
  return {
    ...(items.some((rows) => rows.length > 0) && { items, rubric_revision: mine.rubric.revision }),
    ...(mine.finished && !base.finished && { finished: true }),
  };
}

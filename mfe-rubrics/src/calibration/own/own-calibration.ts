import type { Calibration, CallBody } from '@coaching/contracts';
import { changedItems, type Scores, scoresOf } from '../../instance/scores';

/** A calibration as somebody has it open: what the server says of it, and what they score themselves. */
export interface OwnCalibration {
  uid: string;
  /** As the server answered it last. */
  calibration: Calibration;
  scores: Scores;
  /** They have scored all they wanted to. */
  finished: boolean;
}

export const ownCalibrationOf = (calibration: Calibration): OwnCalibration => ({
  uid: calibration.uid,
  calibration,
  scores: calibration.items ? scoresOf(calibration.rubric, calibration.items) : {},
  finished: calibration.finished_at !== null,
});

/** What is sent: rows that differ, and that it is finished. */
export function ownScoresDraft(
  mine: OwnCalibration,
  base: OwnCalibration,
): CallBody<'saveCalibrationScores'> {
  const { rubric } = mine.calibration;
  const items = changedItems(rubric, mine.scores, base.scores);
  return {
    ...(items.some((rows) => rows.length > 0) && { items, rubric_revision: rubric.revision }),
    ...(mine.finished && !base.finished && { finished: true }),
  };
}

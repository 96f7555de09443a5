import { NO_SCORE, type Score, type Scores } from '../instance/scores';

const changed = (scores: Scores, row_uid: string, change: Partial<Score>): Scores => ({
  ...scores,
  [row_uid]: { ...(scores[row_uid] ?? NO_SCORE), ...change },
});

/** Chooses in a row; what was chosen already is taken back. */
export const choose =
  (row_uid: string, choice: string) =>
  (scores: Scores): Scores =>
    changed(scores, row_uid, { choice: scores[row_uid]?.choice === choice ? null : choice });

/** Writes the notes of a row. */
export const note =
  (row_uid: string, notes: string) =>
  (scores: Scores): Scores =>
    changed(scores, row_uid, { notes });

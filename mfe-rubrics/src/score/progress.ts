import type { RubricContent, RubricRow } from '@coaching/contracts';
import { NOT_OBSERVED, type Scores } from '../instance/scores';

/** How far the scoring of some rows has come. */
export interface Progress {
  rows: number;
  /** Those with a choice, not observed among them. */
  scored: number;
  notObserved: number;
}

const choiceIn = (scores: Scores, { uid }: Pick<RubricRow, 'uid'>) => scores[uid]?.choice ?? null;

export const progressOf = (rows: readonly Pick<RubricRow, 'uid'>[], scores: Scores): Progress => ({
  rows: rows.length,
  scored: rows.filter((row) => choiceIn(scores, row) !== null).length,
  notObserved: rows.filter((row) => choiceIn(scores, row) === NOT_OBSERVED).length,
});

/** "12 of 25 rows scored, 2 of them not observed". */
export function progressWords({ rows, scored, notObserved }: Progress): string {
  const counts = `${scored} of ${rows} ${rows === 1 ? 'row' : 'rows'} scored`;
  return notObserved === 0 ? counts : `${counts}, ${notObserved} of them not observed`;
}

type Categories = Pick<RubricContent, 'categories'>;

/** All rows, in the order in which they stand. */
export const rowsOf = ({ categories }: Categories): RubricRow[] => categories.flatMap(({ rows }) => rows);

/** Rows in which nothing was chosen, in their order. */
export const unscoredRows = (rubric: Categories, scores: Scores): RubricRow[] =>
  rowsOf(rubric).filter((row) => choiceIn(scores, row) === null);

/** The next row without a choice below another one, or from the top again; null where all have one. */
export function nextUnscored(rubric: Categories, scores: Scores, after: string | null): string | null {
  const rows = rowsOf(rubric);
  const from = rows.findIndex(({ uid }) => uid === after) + 1;
  const inTurn = [...rows.slice(from), ...rows.slice(0, from)];
  return inTurn.find((row) => choiceIn(scores, row) === null)?.uid ?? null;
}

import type { RubricContent, RubricItem, RubricItems, RubricItemsDraft } from '@coaching/contracts';
import { emptyRubricItem, itemsOf } from '@coaching/contracts';

/** There was nothing to see of it. No uid has a space. */
export const NOT_OBSERVED = 'not observed';

/** What was chosen and noted in one row. */
export interface Score {
  /** Uid of the column, wherever that stands by now; NOT_OBSERVED; null for a row that nobody looked at. */
  choice: string | null;
  /** HTML. */
  notes: string;
}

/** By the uid of the row. */
export type Scores = Record<string, Score>;

/** A row in which nothing was chosen or noted. */
export const NO_SCORE: Score = { choice: null, notes: '' };

type Grid = Pick<RubricContent, 'columns' | 'categories'>;

export const isSameScore = (one: Score, other: Score): boolean =>
  one === other || (one.choice === other.choice && one.notes === other.notes);

function scoreOf({ columns }: Grid, { checked, not_observed, notes }: RubricItem): Score {
  const column = checked === null ? undefined : columns[checked];
  return { choice: not_observed ? NOT_OBSERVED : (column?.uid ?? null), notes };
}

/**
 * What the server has in the grid, by row.
 * @param before rows that say what they said there stay the same objects
 */
export function scoresOf(grid: Grid, items: RubricItems, before: Scores = {}): Scores {
  const entries = items.flat().map((item): [string, Score] => {
    const score = scoreOf(grid, item);
    const old = before[item.row_uid];
    return [item.row_uid, old && isSameScore(old, score) ? old : score];
  });
  const isAsBefore =
    entries.length === Object.keys(before).length && entries.every(([uid, score]) => before[uid] === score);
  return isAsBefore ? before : Object.fromEntries(entries);
}

function itemOf({ columns }: Grid, row_uid: string, { choice, notes }: Score): RubricItem {
  const checked = columns.findIndex(({ uid }) => uid === choice);
  const not_observed = choice === NOT_OBSERVED;
  return { ...emptyRubricItem(row_uid), checked: checked < 0 ? null : checked, not_observed, notes };
}

/** The grid as the server has it, with these scores in it. */
export const gridOf = (grid: Grid, scores: Scores): RubricItems =>
  itemsOf(
    grid,
    new Map(Object.entries(scores).map(([row_uid, score]) => [row_uid, itemOf(grid, row_uid, score)])),
  );

/** With the uid of its column: that may stand elsewhere by the time it is read. */
function sentItem(grid: Grid, row_uid: string, score: Score): RubricItemsDraft[number][number] {
  const item = itemOf(grid, row_uid, score);
  return item.checked === null ? item : { ...item, column_uid: score.choice! };
}

/** What is sent: of each category the rows that differ, each with its uid. */
export const changedItems = (grid: Grid, now: Scores, base: Scores): RubricItemsDraft =>
  grid.categories.map(({ rows }) =>
    rows.flatMap(({ uid }) => {
      const score = now[uid] ?? NO_SCORE;
      return isSameScore(score, base[uid] ?? NO_SCORE) ? [] : [sentItem(grid, uid, score)];
    }),
  );

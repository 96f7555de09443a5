import type { Agreement, Calibration, Measured, UserEmbed } from '@coaching/contracts';
import { NOT_OBSERVED, type Scores, scoresOf } from '../../instance/scores';
import { categoryName, columnName, rowName } from '../../part-names/part-names';

/** An observer who is done, with what they scored. */
export interface DoneObserver {
  user: UserEmbed;
  scores: Scores;
}

/** What one observer chose and noted in a row. */
export interface ComparedChoice {
  user: string;
  /** The level's name, or that it was not observed; null for a row without a choice. */
  level: string | null;
  /** HTML. */
  notes: string;
}

/** One row as the observers scored it. */
export interface ComparedRow {
  uid: string;
  name: string;
  /** In the order of the observers. */
  choices: ComparedChoice[];
  exact: Measured | null;
  adjacent: Measured | null;
  /** Levels between the lowest and the highest choice; null where fewer than two chose a level. */
  spread: number | null;
}

export interface ComparedCategory {
  uid: string;
  name: string;
  rows: ComparedRow[];
}

type Compared = Pick<Calibration, 'rubric' | 'scores' | 'observers' | 'agreement'>;

/** Those whose scores may be seen, in the order in which the calibration names its observers. */
export const doneObservers = ({ rubric, scores, observers }: Omit<Compared, 'agreement'>): DoneObserver[] =>
  observers.flatMap(({ user_embed }) => {
    const found = scores.find(({ user }) => user === user_embed.uid);
    return found ? [{ user: user_embed, scores: scoresOf(rubric, found.items) }] : [];
  });

const rowsOfAgreement = (agreement: Agreement | null) =>
  new Map(agreement?.rows.map((row) => [row.row_uid, row]) ?? []);

/** The observers' choices side by side, row by row, with how far they agree in each. */
export function comparedCategories(
  { rubric, agreement }: Pick<Compared, 'rubric' | 'agreement'>,
  done: readonly DoneObserver[],
): ComparedCategory[] {
  const levels = new Map(
    rubric.columns.map((column, index) => [column.uid, { index, name: columnName(column, index) }]),
  );
  const agreed = rowsOfAgreement(agreement);
  const nameOf = (choice: string | null) =>
    choice === NOT_OBSERVED ? 'Not observed' : (levels.get(choice ?? '')?.name ?? null);
  return rubric.categories.map((category) => ({
    uid: category.uid,
    name: categoryName(category),
    rows: category.rows.map((row) => {
      const chosen = done.map(({ scores }) => scores[row.uid]?.choice ?? null);
      const places = chosen.flatMap((choice) => levels.get(choice ?? '')?.index ?? []);
      return {
        uid: row.uid,
        name: rowName(row),
        choices: done.map(({ user, scores }, at) => ({
          user: user.uid,
          level: nameOf(chosen[at] ?? null),
          notes: scores[row.uid]?.notes ?? '',
        })),
        exact: agreed.get(row.uid)?.exact ?? null,
        adjacent: agreed.get(row.uid)?.adjacent ?? null,
        spread: places.length < 2 ? null : Math.max(...places) - Math.min(...places),
      };
    }),
  }));
}

/** Levels apart from which a row is worth talking about first. */
const FAR_APART = 2;

/** Rows in which the observers are furthest apart, at most three, in the rubric's order; neighbours are not far. */
export function rowsToDiscuss(categories: readonly ComparedCategory[], most = 3): ComparedRow[] {
  const rows = categories.flatMap((category) => category.rows);
  const far = rows.filter(({ spread }) => spread !== null && spread >= FAR_APART);
  const furthest = new Set(far.toSorted((one, other) => other.spread! - one.spread!).slice(0, most));
  return far.filter((row) => furthest.has(row));
}

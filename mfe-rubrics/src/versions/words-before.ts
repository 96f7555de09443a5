import type { PinnedRubric, RubricCategory, RubricContent, RubricRow } from '@coaching/contracts';
import { categoryName } from '../part-names/part-names';
import { movedAmong } from './moved-among';

/** What of a row was otherwise; null where it was not. */
export interface RowBefore {
  name: string | null;
  /** What its notes were called; empty where they had no name of their own. */
  label: string | null;
  /** In the order of the columns as they stand now. */
  cols: (string | null)[];
  /** Name of the category it stood in, where that is another one. */
  category: string | null;
  /** It stood elsewhere in its category. */
  isMoved: boolean;
}

/** What of a rubric was worded or stood otherwise when it began to be used. */
export interface WordsBefore {
  /** Names of the whole, of columns and categories: as they were, and as they are. */
  names: { before: string; after: string }[];
  /** Names of the columns and categories that stand elsewhere now. */
  moved: string[];
  /** Rows by their uids; those that are as they were are left out. */
  rows: ReadonlyMap<string, RowBefore>;
  /** Whether anything is worded otherwise, and not only moved. */
  isReworded: boolean;
}

type Named = { uid: string; name: string };

const otherwise = (before: string | undefined, after: string): string | null =>
  before === undefined || before === after ? null : before;

const byUid = <One extends { uid: string }>(each: readonly One[]) =>
  new Map(each.map((one) => [one.uid, one]));

const uidsOf = (each: readonly { uid: string }[]) => each.map(({ uid }) => uid);

function movedNames(before: readonly Named[], now: readonly Named[]): string[] {
  const moved = movedAmong(uidsOf(before), uidsOf(now));
  return now.filter(({ uid }) => moved.has(uid)).map(({ name }) => name);
}

const isWordedOtherwise = ({ name, label, cols }: RowBefore) =>
  name !== null || label !== null || cols.some((words) => words !== null);

const isOtherwise = (row: RowBefore) => isWordedOtherwise(row) || row.category !== null || row.isMoved;

/** Each row with the category it stands in. */
const placesIn = ({ categories }: RubricContent) =>
  new Map(
    categories.flatMap((category) =>
      category.rows.map((row): [string, { row: RubricRow; category: RubricCategory }] => [
        row.uid,
        { row, category },
      ]),
    ),
  );

function rowsBefore(before: PinnedRubric, now: RubricContent): Map<string, RowBefore> {
  const [places, categories] = [placesIn(before), byUid(before.categories)];
  const rows = now.categories.flatMap((category) => {
    const stood = uidsOf(categories.get(category.uid)?.rows ?? []);
    const moved = movedAmong(stood, uidsOf(category.rows));
    return category.rows.flatMap((row): [string, RowBefore][] => {
      const place = places.get(row.uid);
      if (!place) return [];
      const old = place.row;
      const cols = now.columns.map(({ uid }, index) => {
        const column = before.columns.findIndex((each) => each.uid === uid);
        return otherwise(old.cols[column], row.cols[index] ?? '');
      });
      const was: RowBefore = {
        name: otherwise(old.name, row.name),
        label: otherwise(old.textbox_label, row.textbox_label),
        cols,
        category: place.category.uid === category.uid ? null : categoryName(place.category),
        isMoved: moved.has(row.uid),
      };
      return isOtherwise(was) ? [[row.uid, was]] : [];
    });
  });
  return new Map(rows);
}

/** What of a rubric is worded otherwise, or stands elsewhere, by now; null where all is as it was. */
export function wordsBefore(before: PinnedRubric | null, now: RubricContent): WordsBefore | null {
  if (!before) return null;
  const [columns, categories] = [byUid(before.columns), byUid(before.categories)];
  const named: [string | undefined, string][] = [
    [before.name, now.name],
    [before.row_name, now.row_name],
    ...now.columns.map(({ uid, name }): [string | undefined, string] => [columns.get(uid)?.name, name]),
    ...now.categories.map(({ uid, name }): [string | undefined, string] => [categories.get(uid)?.name, name]),
  ];
  const names = named.flatMap(([old, after]) => {
    const was = otherwise(old, after);
    return was === null ? [] : [{ before: was, after }];
  });
  const moved = [
    ...movedNames(before.columns, now.columns),
    ...movedNames(before.categories, now.categories),
  ];
  const rows = rowsBefore(before, now);
  if (names.length + moved.length + rows.size === 0) return null;
  return { names, moved, rows, isReworded: names.length > 0 || [...rows.values()].some(isWordedOtherwise) };
}

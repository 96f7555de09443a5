import type { Column } from '@coaching/ui-kit/data-table';

/** A column, and how it gives way where its list has little room. */
export interface YieldingColumn<Row> extends Omit<Column<Row>, 'width'> {
  /** Its width in rem, where there is room for all and where there is not; left out of the one that has the words. */
  takes?: { most: number; least: number };
  /** Where its least width is too much as well it is left out, the one with the highest number first. */
  leaves?: number;
}

/** What the words of a row have at least, in rem, before the columns beside them give way. */
const WORDS = 16.25;

const leastOf = (columns: readonly Pick<YieldingColumn<never>, 'takes'>[]) =>
  columns.reduce((sum, { takes }) => sum + (takes?.least ?? WORDS), 0);

function withoutNext<Row>(columns: readonly YieldingColumn<Row>[]) {
  const next = Math.max(...columns.map(({ leaves = 0 }) => leaves));
  return next > 0 ? columns.filter(({ leaves }) => leaves !== next) : columns;
}

/**
 * The columns that a list has room for beside its words, with their widths.
 * @param room of the list in rem; null while it is not known, or where rows are cards that have all facts
 * @param beside what the table adds of its own, in rem: the menus or the boxes of its rows
 */
export function fittedColumns<Row>(
  columns: readonly YieldingColumn<Row>[],
  room: number | null,
  beside: number,
): readonly Column<Row>[] {
  const own = (room ?? Number.POSITIVE_INFINITY) - beside;
  let shown = columns;
  while (leastOf(shown) > own) {
    const fewer = withoutNext(shown);
    if (fewer === shown) break;
    shown = fewer;
  }
  const wanted = shown.reduce((sum, { takes }) => sum + (takes ? takes.most - takes.least : 0), 0);
  const share = Math.max(0, Math.min(1, (own - leastOf(shown)) / (wanted || 1)));
  return shown.map(({ takes, leaves: _, ...column }) =>
    takes ? { ...column, width: `${takes.least + (takes.most - takes.least) * share}rem` } : column,
  );
}

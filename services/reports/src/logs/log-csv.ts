import { type CsvCell, formatMonth, type LogSums, type Month } from '@coaching/contracts';
import { inParts } from '@coaching/service-kit';
import type { LogRequest } from './log-request';
import { showRows } from './log-rows';
import { type CountedRow, type LogSource } from './log-source';
import { LogSum, usesIn } from './log-sums';
import { coachesOf, countRows } from './read-tallies';
import { foundRows, type LogOrder, needsOf, pageOfRows, sortCoaches } from './row-order';

/** Coaches and rows that are read at a time. */
const COACHES_AT_ONCE = 25;
const ROWS_AT_ONCE = 500;

/** The columns of figures, of a row and of the totals alike. */
interface FigureColumn {
  label: string;
  of: (sums: LogSums) => number;
}

const interactions: FigureColumn = { label: 'Interactions', of: ({ doc_count }) => doc_count };

const minutesOf = (month: Month): FigureColumn => ({
  label: `${formatMonth(month)} (minutes)`,
  of: ({ monthly }) => monthly[month]?.sum ?? 0,
});

const countOf = (month: Month): FigureColumn => ({
  label: formatMonth(month),
  of: ({ monthly }) => monthly[month]?.count ?? 0,
});

/** The figures of the time log. */
export const timeColumns = (months: readonly Month[]): FigureColumn[] => [
  interactions,
  { label: 'Minutes', of: ({ duration_sum }) => duration_sum },
  { label: 'Average minutes', of: ({ duration_avg }) => duration_avg },
  ...months.map(minutesOf),
];

/** How often a tool was used. */
export const usesOf = (tool: string): FigureColumn => ({
  label: tool,
  of: (sums) => usesIn(sums, tool),
});

/** The figures of the tool log. @param tools names of all tools in it */
export const toolColumns = (months: readonly Month[], tools: readonly string[]): FigureColumn[] => [
  interactions,
  ...tools.map(usesOf),
  ...months.map(countOf),
];

/** Which of the rows that a search finds are in a log. */
type Within = (rows: readonly CountedRow[]) => readonly CountedRow[];

/**
 * The rows of a log that a search finds, some at a time. By coach they take the same memory however many there are;
 * in other orders one has to know what all rows come to first, which are some bytes of each.
 */
async function* readRows(
  source: LogSource,
  request: LogRequest,
  { query, ...order }: LogOrder & { query: string },
  within: Within,
): AsyncGenerator<readonly CountedRow[]> {
  const all = { skip: 0, limit: Number.POSITIVE_INFINITY };
  const users =
    order.sortBy === 'coach_name'
      ? await sortCoaches(source.names, await coachesOf(source, request), order.descending)
      : null;
  for (const some of users ? inParts(users, COACHES_AT_ONCE) : [undefined]) {
    const counted = await countRows(source, request, { users: some, ...needsOf(order, query) });
    const found = within(await foundRows(source.names, counted, query));
    const sorted = await pageOfRows(source.names, found, order, all);
    yield* inParts(sorted, ROWS_AT_ONCE);
  }
}

/** A log as lines of a spreadsheet: what the columns are called, the rows, and what they come to. */
export async function* logLines(
  source: LogSource,
  request: LogRequest,
  asked: LogOrder & { query: string },
  {
    columns,
    toolOf,
    within,
  }: { columns: readonly FigureColumn[]; toolOf: (key: string) => string; within: Within },
): AsyncGenerator<CsvCell[]> {
  const figures = (sums: LogSums) => columns.map(({ of }) => of(sums));
  yield ['Organization', 'Programs', 'Coach', 'Coachee', ...columns.map(({ label }) => label)];
  const all = new LogSum(request.months);
  for await (const rows of readRows(source, request, asked, within)) {
    const { shown, sums } = await showRows(source, request, rows, toolOf);
    for (const sum of sums) all.addAll(sum);
    for (const row of shown) {
      const { organization, programs, coach_name, client_name } = row;
      yield [organization, programs.join(', '), coach_name, client_name, ...figures(row)];
    }
  }
  yield ['Total', '', '', '', ...figures(all.sums(toolOf))];
}

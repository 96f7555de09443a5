import { type CsvCell, formatMonth, type LogSums, type Month } from '@coaching/contracts';
import type { MonthTally } from '../months/month-tally';
import type { LogRequest } from './log-request';
import { LogSum } from './log-sums';
import { type LogSource, matching, readRows } from './read-rows';

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

/** The figures of the tool log. @param tools names of all tools in it */
export const toolColumns = (months: readonly Month[], tools: readonly string[]): FigureColumn[] => [
  interactions,
  ...tools.map((tool) => ({ label: tool, of: (sums: LogSums) => sums.tools[tool] ?? 0 })),
  ...months.map(countOf),
];

/** Names of the tools in a log, each once. */
export async function toolsOf(source: LogSource, request: LogRequest): Promise<string[]> {
  const made = await source.tallies.model.aggregate<{ _id: Pick<MonthTally, 'tool' | 'entity_type'> }>([
    { $match: await matching(source, request) },
    { $group: { _id: { tool: '$tool', entity_type: '$entity_type' } } },
  ]);
  const nameOf = await source.names.tools(made.map(({ _id }) => _id.tool));
  return [...new Set(made.map(({ _id }) => nameOf(_id)))].sort((one, other) => one.localeCompare(other));
}

/** A log as lines of a spreadsheet: what the columns are called, the rows, and what they come to. */
export async function* logLines(
  source: LogSource,
  request: LogRequest,
  query: string,
  columns: readonly FigureColumn[],
): AsyncGenerator<CsvCell[]> {
  const figures = (sums: LogSums) => columns.map(({ of }) => of(sums));
  yield ['Organization', 'Programs', 'Coach', 'Coachee', ...columns.map(({ label }) => label)];
  const all = new LogSum();
  for await (const { shown, parts } of readRows(source, request, query)) {
    all.add(parts);
    const { organization, programs, coach_name, client_name } = shown;
    yield [organization, programs.join(', '), coach_name, client_name, ...figures(shown)];
  }
  yield ['Total', '', '', '', ...figures(all.sums())];
}

import type { CallResponse, LogRow, LogSums, Month } from '@coaching/contracts';

/** The calls of both logs. */
export type LogCall = 'getTimeLog' | 'getToolLog';

/** What one log is, where it differs from the other. */
export interface LogKind {
  title: string;
  call: LogCall;
  /** Where the file is, below the API's base. */
  path: `/${string}`;
  rows: (answer: CallResponse<LogCall>) => readonly LogRow[];
  failed: string;
  /** Whether rows can be narrowed to one coachee or several. */
  groups: boolean;
  /** Whether it counts uses of tools, of which one alone can be shown. */
  tools: boolean;
  /** What a column of a month says. */
  ofMonth: (sums: LogSums, month: Month) => number;
  /** What its figures are, in the column of a month. */
  unit: (figure: number) => string;
  empty: string;
}

const rowsOf = (answer: CallResponse<LogCall>) =>
  'observations' in answer ? answer.observations : answer.rows;

/** Names of the tools that a log counts, whichever of them is asked for. */
export const toolNamesOf = (answer: CallResponse<LogCall>): readonly string[] =>
  ('tool_names' in answer && answer.tool_names) || Object.keys(answer.totals.tools);

const plural = (noun: string) => (figure: number) => `${figure} ${noun}${figure === 1 ? '' : 's'}`;

/** Minutes of coaching (spec 2 section 2, Reports). */
export const timeLog: LogKind = {
  title: 'Time Log',
  call: 'getTimeLog',
  path: '/observations/metrics',
  rows: rowsOf,
  failed: 'The time log could not be loaded.',
  groups: true,
  tools: false,
  ofMonth: ({ monthly }, month) => monthly[month]?.sum ?? 0,
  unit: plural('minute'),
  empty: 'Minutes of observations, conversations and rubrics will be summed up here once they have begun.',
};

/** How often tools were used. */
export const toolLog: LogKind = {
  title: 'Tool Log',
  call: 'getToolLog',
  path: '/tool/metrics',
  rows: rowsOf,
  failed: 'The tool log could not be loaded.',
  groups: false,
  tools: true,
  ofMonth: ({ monthly }, month) => monthly[month]?.count ?? 0,
  unit: plural('use'),
  empty: 'What is made with each tool will be counted here once it has begun.',
};

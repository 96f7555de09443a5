import { formatMonth, type LogRow, type LogSums, type Month } from '@coaching/contracts';
import type { Column } from '@coaching/ui-kit/data-table';
import type { ReactNode } from 'react';
import type { LogKind } from './log-kinds';
import classes from './logs.module.css';

/** A column of figures, which rows and totals have alike. */
interface Figures extends Omit<Column<LogRow>, 'cell'> {
  of: (sums: LogSums) => ReactNode;
}

/** What there is room for. */
interface LogRoom {
  /** Months are written in words, as there is no room for columns. */
  asCards: boolean;
  /** Printed, where nothing scrolls sideways. */
  onPaper: boolean;
  /** A tablet's. */
  isNarrow: boolean;
  /** Rows may be of several organizations. */
  ofPlaces: boolean;
}

const figure = (value: number) =>
  value === 0 ? <span className={classes.nothing}>0</span> : value.toLocaleString('en-US');

/** Months that a page of paper held upright has room for as columns. */
const MONTHS_ON_PAPER = 6;

/** Names take two lines, so that figures are in sight beside them. */
const NAME = '7.5rem';

const people: readonly Column<LogRow>[] = [
  { id: 'coach_name', label: 'Coach', sortable: true, width: NAME, cell: ({ coach_name }) => coach_name },
  {
    id: 'client_name',
    label: 'Coachee',
    sortable: true,
    isLink: true,
    // They stand out, and there may be several.
    width: '8rem',
    cell: ({ client_name }) => client_name,
  },
];

const places = ({ isNarrow, ofPlaces }: LogRoom): readonly Column<LogRow>[] => [
  {
    id: 'organization',
    label: 'Organization',
    sortable: true,
    // What all rows say alike is not read row by row.
    width: isNarrow || !ofPlaces ? NAME : '10rem',
    cell: ({ organization }) => organization,
  },
  {
    id: 'programs',
    label: 'Programs',
    // Two names of a school's programs have a line each.
    width: isNarrow ? '6.5rem' : '11.75rem',
    cell: ({ programs }) => programs.join(', '),
  },
];

const count: Figures = {
  id: 'doc_count',
  label: 'Interactions',
  sortable: true,
  width: '7.5rem',
  of: ({ doc_count }) => figure(doc_count),
};

const minutes: readonly Figures[] = [
  {
    id: 'duration_sum',
    label: 'Minutes',
    sortable: true,
    width: '6rem',
    of: ({ duration_sum }) => figure(duration_sum),
  },
  {
    id: 'duration_avg',
    label: 'Average',
    sortable: true,
    width: '6.25rem',
    of: ({ duration_avg }) => figure(Math.round(duration_avg)),
  },
];

/** As wide as what a month comes to, which no row exceeds, and as a year in the head. */
function monthWidth(total: number): string {
  const letters = [...total.toLocaleString('en-US')].map((letter) => (letter === ',' ? 0.3 : 0.575));
  return `${Math.max(3.75, 1.5 + letters.reduce((sum, width) => sum + width, 0)).toFixed(2)}rem`;
}

/** Figures in few words, each after what it is of. */
const inWords = (said: readonly (readonly [of: string, figure: string])[]): ReactNode =>
  said.length === 0 ? (
    'None'
  ) : (
    <ul className={classes.words}>
      {said.map(([of, figure]) => (
        <li key={of}>
          {of}: {figure}
        </li>
      ))}
    </ul>
  );

/** What months come to, without those in which nothing was. */
const monthsInWords = (sums: LogSums, months: readonly Month[], { ofMonth, unit }: LogKind) =>
  inWords(
    months
      .filter((month) => ofMonth(sums, month) > 0)
      .map((month) => [formatMonth(month), unit(ofMonth(sums, month))]),
  );

/** How often each tool was used, without those that were not: there may be many, and their names may be long. */
const usesInWords: Figures = {
  id: 'tools',
  label: 'By tool',
  numeric: false,
  of: ({ tools }) =>
    inWords(
      Object.entries(tools)
        .filter(([, uses]) => uses > 0)
        .map(([tool, uses]) => [tool, uses.toLocaleString('en-US')]),
    ),
};

/** What is counted of the tools: of one alone its uses, which the other figures do not tell apart. */
const toolFigures = (tools: readonly string[], asCards: boolean) =>
  tools.map(
    (tool): Figures => ({
      id: `tool ${tool}`,
      label: tool,
      head: <span className={classes.tool}>{tool}</span>,
      width: '7rem',
      // A card has no line of what says nothing.
      of: ({ tools: uses }) => (asCards && !uses[tool] ? null : figure(uses[tool] ?? 0)),
    }),
  );

function figuresOf(
  kind: LogKind,
  { months, totals, tool }: LogShown,
  { asCards, onPaper }: LogRoom,
): Figures[] {
  const tools = Object.keys(totals?.tools ?? {});
  if (kind.tools && tool !== undefined) return toolFigures([tool], false);
  const areInWords = asCards || (onPaper && months.length > MONTHS_ON_PAPER);
  const monthly: Figures[] = areInWords
    ? [{ id: 'months', label: 'By month', numeric: false, of: (sums) => monthsInWords(sums, months, kind) }]
    : months.map((month) => ({
        id: month,
        label: formatMonth(month),
        head: <span className={classes.month}>{formatMonth(month)}</span>,
        width: monthWidth(totals ? kind.ofMonth(totals, month) : 0),
        of: (sums) => figure(kind.ofMonth(sums, month)),
      }));
  const uses = onPaper && !asCards ? [usesInWords] : toolFigures(tools, asCards);
  return [count, ...(kind.tools ? uses : minutes), ...monthly];
}

/** The months and tools that there are columns of; of a tool that is named there is one alone. */
interface LogShown {
  months: readonly Month[];
  totals: LogSums | undefined;
  tool: string | undefined;
}

/** The columns of a log, and what they come to. */
export function logTable(
  kind: LogKind,
  shown: LogShown,
  room: LogRoom,
): { columns: readonly Column<LogRow>[]; totals: Readonly<Record<string, ReactNode>> | undefined } {
  const { totals } = shown;
  const figures = figuresOf(kind, shown, room);
  return {
    columns: [
      ...people,
      ...places(room),
      ...figures.map(({ of, ...column }) => ({ numeric: true, ...column, cell: of })),
    ],
    totals: totals && Object.fromEntries(figures.map(({ id, of }) => [id, of(totals)])),
  };
}

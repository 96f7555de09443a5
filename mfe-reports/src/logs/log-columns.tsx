import { formatMonth, type LogRow, type LogSums, type Month } from '@coaching/contracts';
import type { Column } from '@coaching/ui-kit/data-table';
import type { ReactNode } from 'react';
import type { LogKind } from './log-kinds';
import classes from './logs.module.css';

/** A column of figures, which rows and totals have alike. */
interface Figures extends Omit<Column<LogRow>, 'cell'> {
  of: (sums: LogSums) => ReactNode;
}

const figure = (value: number) =>
  value === 0 ? <span className={classes.nothing}>0</span> : value.toLocaleString('en-US');

/** How wide names are: on a tablet less, so that figures are in sight beside them. */
const people = (isNarrow: boolean): readonly Column<LogRow>[] => [
  {
    id: 'coach_name',
    label: 'Coach',
    sortable: true,
    width: isNarrow ? '7.5rem' : '11rem',
    cell: ({ coach_name }) => coach_name,
  },
  {
    id: 'client_name',
    label: 'Coachee',
    sortable: true,
    isLink: true,
    width: isNarrow ? '7.5rem' : '11rem',
    cell: ({ client_name }) => client_name,
  },
];

const places = (isNarrow: boolean): readonly Column<LogRow>[] => [
  {
    id: 'organization',
    label: 'Organization',
    sortable: true,
    width: isNarrow ? '7.5rem' : '12rem',
    cell: ({ organization }) => organization,
  },
  {
    id: 'programs',
    label: 'Programs',
    width: isNarrow ? '6.5rem' : '10rem',
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
    width: '6.5rem',
    of: ({ duration_sum }) => figure(duration_sum),
  },
  {
    id: 'duration_avg',
    label: 'Average',
    sortable: true,
    width: '6.5rem',
    of: ({ duration_avg }) => figure(Math.round(duration_avg)),
  },
];

/** What months come to in few words, without those in which nothing was. */
function monthsInWords(sums: LogSums, months: readonly Month[], { ofMonth, unit }: LogKind): ReactNode {
  const shown = months.filter((month) => ofMonth(sums, month) > 0);
  if (shown.length === 0) return 'None';
  return (
    <ul className={classes.months}>
      {shown.map((month) => (
        <li key={month}>
          {formatMonth(month)}: {unit(ofMonth(sums, month))}
        </li>
      ))}
    </ul>
  );
}

/** What is counted of the tools: of one alone its uses, which the other figures do not tell apart. */
const toolFigures = (tools: readonly string[], asCards: boolean) =>
  tools.map(
    (tool): Figures => ({
      id: `tool ${tool}`,
      label: tool,
      width: '8rem',
      // A card has no line of what says nothing.
      of: ({ tools: uses }) => (asCards && !uses[tool] ? null : figure(uses[tool] ?? 0)),
    }),
  );

function figuresOf(
  kind: LogKind,
  { months, tools, tool }: { months: readonly Month[]; tools: readonly string[]; tool: string | undefined },
  asCards: boolean,
): Figures[] {
  if (kind.tools && tool !== undefined) return toolFigures([tool], false);
  const monthly: Figures[] = asCards
    ? [{ id: 'months', label: 'By month', of: (sums) => monthsInWords(sums, months, kind) }]
    : months.map((month) => ({
        id: month,
        label: formatMonth(month),
        head: <span className={classes.month}>{formatMonth(month)}</span>,
        width: '5.5rem',
        of: (sums) => figure(kind.ofMonth(sums, month)),
      }));
  return [count, ...(kind.tools ? toolFigures(tools, asCards) : minutes), ...monthly];
}

/**
 * The columns of a log, and what they come to.
 * @param shown the months and tools that there are columns of; of a tool that is named there is one alone
 * @param room as cards, months are written in words, as there is no room for columns
 */
export function logTable(
  kind: LogKind,
  shown: { months: readonly Month[]; totals: LogSums | undefined; tool: string | undefined },
  { asCards, isNarrow }: { asCards: boolean; isNarrow: boolean },
): { columns: readonly Column<LogRow>[]; totals: Readonly<Record<string, ReactNode>> | undefined } {
  const { months, totals, tool } = shown;
  const tools = Object.keys(totals?.tools ?? {});
  const figures = figuresOf(kind, { months, tools, tool }, asCards);
  return {
    columns: [
      ...people(isNarrow),
      ...places(isNarrow),
      ...figures.map(({ of, ...column }) => ({ ...column, numeric: column.id !== 'months', cell: of })),
    ],
    totals: totals && Object.fromEntries(figures.map(({ id, of }) => [id, of(totals)])),
  };
}

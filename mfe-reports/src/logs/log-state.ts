import {
  type LogColumn,
  type LogGrouping,
  logColumns,
  logGroupings,
  type Month,
  monthAfter,
  monthOf,
  offeredMonths,
  schoolYearStart,
} from '@coaching/contracts';
import { firstListState, type ListState, readChoice, readListState, readText } from '@coaching/mfe-kit/lists';

/** What a log shows, as its address says it. */
export interface LogState extends ListState<LogColumn> {
  start_date: Month;
  end_date: Month;
  organization_uid?: string | undefined;
  program_uid?: string | undefined;
  client_uid?: string | undefined;
  grouping?: LogGrouping | undefined;
  /** The one tool whose uses are shown, by its name; all of them where it is left out. */
  tool?: string | undefined;
}

/** The month it is on this device. */
export const currentMonth = (now = new Date()): Month => monthOf(now.getFullYear(), now.getMonth() + 1);

/** How a log first appears: the school year, up to the month after the current (spec 2 section 9). */
export const firstLogState = (current: Month): LogState => ({
  ...firstListState<LogColumn>('coach_name'),
  start_date: schoolYearStart(current),
  end_date: monthAfter(current),
  organization_uid: undefined,
  program_uid: undefined,
  client_uid: undefined,
  grouping: undefined,
  tool: undefined,
});

/** What is left out of an address: never the months, so that a link shows the same ones later. */
export const unsaidLogState = (current: Month): LogState => ({
  ...firstLogState(current),
  start_date: '',
  end_date: '',
});

/** The state of an address; what it does not say, or says wrongly, is as at first. */
export function readLogState(search: URLSearchParams, current: Month): LogState {
  const first = firstLogState(current);
  const months = offeredMonths(current);
  // Months that somebody wrote in the wrong order mean the same ones.
  const [start_date, end_date] = [
    readChoice(search, 'start_date', months) ?? first.start_date,
    readChoice(search, 'end_date', months) ?? first.end_date,
  ].sort() as [Month, Month];
  return {
    ...readListState(search, first, logColumns),
    start_date,
    end_date,
    organization_uid: readText(search, 'organization_uid'),
    program_uid: readText(search, 'program_uid'),
    client_uid: readText(search, 'client_uid'),
    grouping: readChoice(search, 'grouping', logGroupings),
    tool: readText(search, 'tool'),
  };
}

/** Another first or last month; the other one moves along where they would cross. */
export function withMonths(
  { start_date, end_date }: Pick<LogState, 'start_date' | 'end_date'>,
  changed: Partial<Pick<LogState, 'start_date' | 'end_date'>>,
): Pick<LogState, 'start_date' | 'end_date'> {
  const next = { start_date, end_date, ...changed };
  if (next.start_date <= next.end_date) return next;
  const month = changed.start_date ?? changed.end_date ?? next.start_date;
  return { start_date: month, end_date: month };
}

import { interactionPath, type LogRow, monthsBetween } from '@coaching/contracts';
import { CountsOnlyNote } from '@coaching/interaction-kit/counts-only';
import { ApiError, apiBase, searchParams, useIsShown } from '@coaching/mfe-kit';
import { useFocusBack } from '@coaching/mfe-kit/focus-back';
import { useList, useListAddress } from '@coaching/mfe-kit/list-table';
import {
  Button,
  ContentColumn,
  EmptyState,
  Group,
  InOrder,
  PageHeader,
  useMediaQuery,
  usePrinting,
} from '@coaching/ui-kit';
import { DataTable } from '@coaching/ui-kit/data-table';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ReportByMail } from '../monthly-report/report-by-mail';
import { logTable } from './log-columns';
import { LogFilters } from './log-filters';
import { type LogKind, toolNamesOf } from './log-kinds';
import { LogNarrowings } from './log-narrowings';
import { LogOnPaper } from './log-on-paper';
import { currentMonth, firstLogState, type LogState, readLogState, unsaidLogState } from './log-state';
import classes from './logs.module.css';
import { useFreshOnFocus } from './use-fresh-on-focus';
import { useLogPlaces } from './use-log-places';

/** A row with what tells it from all others of its page. */
interface KeyedRow extends LogRow {
  key: string;
}

/** Rows that lead nowhere are told apart by their place: people of one name are alike in everything that they show. */
const withKeys = (rows: readonly LogRow[]): KeyedRow[] =>
  rows.map((row, place) => ({ ...row, key: row.uid ?? `row ${place}` }));

/** A log of coaching, month by month, of those whom one may see (spec 2 section 2, Reports). */
export function LogPage({ kind }: { kind: LogKind }) {
  const [current] = useState(() => currentMonth());
  const first = firstLogState(current);
  const address = useListAddress(unsaidLogState(current), (search) => readLogState(search, current));
  const [state, change] = address;
  // Only the tool log can be asked for one tool.
  const asked = kind.tools ? state : { ...state, tool: undefined };
  const [search] = useSearchParams();
  const saysMonths =
    search.get('start_date') === state.start_date && search.get('end_date') === state.end_date;
  // Whoever gets the link is shown these months, whenever that is.
  useEffect(() => {
    if (!saysMonths) change({});
  });
  const { table, answer, failure } = useList(kind.call, [asked, change], {
    rows: kind.rows,
    failed: kind.failed,
  });
  const readAt = useFreshOnFocus(kind.call, asked);
  const rows = useMemo(() => answer && withKeys(kind.rows(answer)), [answer, kind]);
  const isShown = useIsShown();
  const asCards = useMediaQuery('(width < 36em)') ?? false;
  const isNarrow = useMediaQuery('(width < 64em)') ?? false;
  const onPaper = usePrinting();
  const { place } = useLogPlaces(asked);
  const log = useRef<HTMLElement>(null);
  useFocusBack(log);

  const months = answer?.months ?? monthsBetween(state.start_date, state.end_date);
  const shown = { months, totals: answer?.totals, tool: asked.tool };
  const room = { asCards, onPaper, isNarrow, ofPlaces: place === undefined };
  const { columns, totals } = logTable(kind, shown, room);
  const { page: _, rowsPerPage: __, ...filters } = asked;
  const csvHref = `${apiBase()}${kind.path}?${searchParams({ ...filters, format: 'csv' })}`;
  const isFiltered = Boolean(
    state.organization_uid ?? state.program_uid ?? state.client_uid ?? state.grouping ?? asked.tool,
  );
  const isNarrowed = isFiltered || state.start_date !== first.start_date || state.end_date !== first.end_date;

  /** Shows other rows by a button that goes with them, so that the focus has to go somewhere. */
  function changeAndGo(next: Partial<LogState>) {
    change({ ...next, page: 1 });
    log.current?.focus();
  }
  const schoolYear = (
    <Button onClick={() => changeAndGo(first)}>
      {isFiltered ? 'Show this school year without filters' : 'Show this school year'}
    </Button>
  );
  // The same question may be refused again: there is another way on besides.
  const isRefused = failure instanceof ApiError && failure.status < 500;

  return (
    <>
      <PageHeader title={kind.title} />
      <ContentColumn>
        <CountsOnlyNote />
        <ReportByMail />
        <InOrder>
          <LogFilters
            state={state}
            onChange={(next) => change({ ...next, page: 1 })}
            current={current}
            groups={kind.groups}
            tools={kind.tools ? (answer ? toolNamesOf(answer) : []) : undefined}
          />
          {onPaper && <LogOnPaper kind={kind} state={state} readAt={readAt} />}
          {answer && <LogNarrowings kind={kind} state={state} answer={answer} onClear={changeAndGo} />}
          <section ref={log} className={classes.log} aria-label={kind.title} tabIndex={-1}>
            {isRefused ? (
              // Why it is refused says the toast.
              <EmptyState
                action={
                  <Group gap={8} justify="center">
                    {schoolYear}
                    <Button variant="default" loading={table.busy} onClick={table.onRetry}>
                      Retry
                    </Button>
                  </Group>
                }
              >
                There is nothing to show at this address.
              </EmptyState>
            ) : (
              <DataTable
                label={kind.title}
                columns={columns}
                {...table}
                wide
                totals={totals}
                csvHref={csvHref}
                rows={rows}
                rowKey={({ key }) => key}
                rowHref={({ uid, entity_type }) => {
                  const path = uid && entity_type ? interactionPath({ uid, entity_type }) : undefined;
                  return path && isShown(path) ? path : undefined;
                }}
                empty={
                  isNarrowed ? (
                    <EmptyState action={schoolYear}>
                      There is nothing in these months for these filters. Choose other months, or fewer
                      filters.
                    </EmptyState>
                  ) : (
                    <EmptyState>{kind.empty}</EmptyState>
                  )
                }
              />
            )}
          </section>
        </InOrder>
      </ContentColumn>
    </>
  );
}

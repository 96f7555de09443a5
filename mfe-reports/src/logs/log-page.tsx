import { interactionPath, type LogRow, monthsBetween } from '@coaching/contracts';
import { CountsOnlyNote } from '@coaching/interaction-kit/counts-only';
import { apiBase, searchParams, useIsShown } from '@coaching/mfe-kit';
import { useList, useListAddress } from '@coaching/mfe-kit/list-table';
import { Button, ContentColumn, EmptyState, InOrder, PageHeader, useMediaQuery } from '@coaching/ui-kit';
import { DataTable } from '@coaching/ui-kit/data-table';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ReportByMail } from '../monthly-report/report-by-mail';
import { logTable } from './log-columns';
import { LogFilters } from './log-filters';
import type { LogKind } from './log-kinds';
import { currentMonth, firstLogState, readLogState, unsaidLogState } from './log-state';

/** One row is of a coach, with the same people, in one organisation. */
const keyOf = ({ uid, coach_name, client_name, organization }: LogRow) =>
  uid ?? [coach_name, client_name, organization].join('\n');

/** A log of coaching, month by month, of those whom one may see (spec 2 section 2, Reports). */
export function LogPage({ kind }: { kind: LogKind }) {
  const [current] = useState(() => currentMonth());
  const first = firstLogState(current);
  const address = useListAddress(unsaidLogState(current), (search) => readLogState(search, current));
  const [state, change] = address;
  // The call answers all tools at once.
  const { tool, ...asked } = state;
  const [search] = useSearchParams();
  const saysMonths = search.has('start_date') && search.has('end_date');
  // Whoever gets the link is shown these months, whenever that is.
  useEffect(() => {
    if (!saysMonths) change({});
  });
  const { table, answer } = useList(kind.call, [asked, change], { rows: kind.rows, failed: kind.failed });
  const isShown = useIsShown();
  const asCards = useMediaQuery('(width < 36em)') ?? false;

  const months = answer?.months ?? monthsBetween(state.start_date, state.end_date);
  const { columns, totals } = logTable(kind, { months, totals: answer?.totals, tool }, asCards);
  const { page: _, rowsPerPage: __, ...filters } = asked;
  const csvHref = `${apiBase()}${kind.path}?${searchParams({ ...filters, format: 'csv' })}`;
  const isNarrowed =
    state.start_date !== first.start_date ||
    state.end_date !== first.end_date ||
    Boolean(state.organization_uid ?? state.program_uid ?? state.client_uid ?? state.grouping);

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
            tools={kind.tools ? Object.keys(answer?.totals.tools ?? {}) : undefined}
          />
          <DataTable
            label={kind.title}
            columns={columns}
            {...table}
            wide
            totals={totals}
            csvHref={csvHref}
            rowKey={keyOf}
            rowHref={({ uid, entity_type }) => {
              const path = uid && entity_type ? interactionPath({ uid, entity_type }) : undefined;
              return path && isShown(path) ? path : undefined;
            }}
            empty={
              isNarrowed ? (
                <EmptyState action={<Button onClick={() => change(first)}>Show this school year</Button>}>
                  There is nothing in these months for these filters. Choose other months, or fewer filters.
                </EmptyState>
              ) : (
                <EmptyState>{kind.empty}</EmptyState>
              )
            }
          />
        </InOrder>
      </ContentColumn>
    </>
  );
}

import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useFocusStays } from '../dialog/use-focus-stays';
import { useSteady } from '../press/use-steady';
import { ErrorState } from '../states/error-state';
import { LoadingState } from '../states/loading-state';
import { CardRows } from './card-rows';
import classes from './data-table.module.css';
import type { DataTableProps } from './data-table-props';
import { isFiltered, Nothing } from './nothing';
import { shownWords } from './paging';
import { columnsWithActions } from './row-actions';
import { SelectionBar } from './selection-bar';
import { useDense } from './stored-density';
import { TableBar } from './table-bar';
import { TableFooter } from './table-footer';
import { TableRows } from './table-rows';
import { CardTotals } from './table-totals';
import { useMoving } from './use-moving';
import { useSelection } from './use-selection';

const NONE: readonly never[] = [];

/**
 * A list from the server: search, sort, filters, pages, rows to choose and to move; rows become cards on a phone,
 * facts in the same order.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { total, state, onChange, busy = false, error, onRetry, label, csvHref } = props;
  // No row goes from under a finger because others were found.
  const steady = useSteady(props.rows);
  const [rows, moving] = useMoving(props, steady ?? NONE);
  const selection = useSelection(props, rows);
  const columns = columnsWithActions(props, moving);
  const asCards = useMediaQuery('(width < 36em)') ?? false;
  const [dense] = useDense();
  const top = useRef<HTMLDivElement>(null);
  useFocusStays(top);
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const isLoading = steady === undefined || (moving && (moving.parts === undefined || !container));
  const isThere = !error && !isLoading && rows.length > 0;

  const nothing = <Nothing {...props} />;
  // The head stays where rows were filtered away: one changes the filter there.
  const isOnlyHead = rows.length === 0 && total === 0 && isFiltered(props) && !asCards;
  const shown = { ...props, columns, rows, selection, moving, container, nothing };
  return (
    <div ref={top} className={classes.whole} data-selecting={(selection?.keys.length ?? 0) > 0}>
      <TableBar
        label={label}
        state={state}
        onChange={onChange}
        // Also while rows are waited for: the way to it takes its place at once.
        csvHref={isThere || (isLoading && !error) ? csvHref : undefined}
        columns={columns}
        asCards={asCards}
        selection={asCards ? selection : null}
        reorderedBy={props.reorderedBy}
      />
      <div aria-busy={busy}>
        {error ? (
          <ErrorState title={error} onRetry={onRetry} retrying={busy} />
        ) : isLoading ? (
          <LoadingState shape="table" rows={8} label={`Loading ${label}`} />
        ) : rows.length === 0 && !isOnlyHead ? (
          nothing
        ) : asCards ? (
          <>
            <CardRows {...shown} />
            <CardTotals columns={columns} totals={props.totals} />
          </>
        ) : (
          <TableRows {...shown} dense={dense} />
        )}
      </div>
      {moving && (
        <div ref={setContainer}>
          <VisuallyHidden role="status">{moving.announcement}</VisuallyHidden>
        </div>
      )}
      {isThere && props.onNearEnd && (
        <p className={classes.footer} aria-live="polite">
          {shownWords({ page: 1, rowsPerPage: rows.length }, total, props.more)}
        </p>
      )}
      {isThere && !props.onNearEnd && (
        <TableFooter
          state={state}
          total={total}
          more={props.more}
          onChange={(next) => {
            onChange({ ...state, ...next });
            // The footer is at the end of a page, and the next one begins at its top.
            if (next.page !== state.page) top.current?.scrollIntoView({ block: 'start' });
          }}
        />
      )}
      {selection && (
        <SelectionBar
          selection={selection}
          actions={props.selectionActions}
          onCleared={() => top.current?.querySelector<HTMLElement>('input[type="checkbox"]')?.focus()}
        />
      )}
    </div>
  );
}

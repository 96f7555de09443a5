import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBaselineDensitySmall, IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { SearchField } from '../search-field/search-field';
import { EmptyState } from '../states/empty-state';
import { ErrorState } from '../states/error-state';
import { LoadingState } from '../states/loading-state';
import { CardRows } from './card-rows';
import classes from './data-table.module.css';
import type { DataTableProps } from './data-table-props';
import { useDense } from './stored-density';
import { TableFooter } from './table-footer';
import { TableRows } from './table-rows';

/** A list from the server: search, sort, pages; rows become cards on a phone, facts in the same order. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, total, state, onChange, busy = false, error, onRetry, label } = props;
  const asCards = useMediaQuery('(width < 36em)');
  const [dense, setDense] = useDense();
  const top = useRef<HTMLDivElement>(null);
  const isThere = !error && rows !== undefined && rows.length > 0;

  return (
    <div ref={top} className={classes.whole}>
      <div className={classes.bar}>
        <search className={classes.find}>
          <SearchField
            label={label}
            value={state.query}
            onSearch={(query) => onChange({ ...state, query, page: 1 })}
          />
        </search>
        {!asCards && (
          <IconButton
            label="Dense rows"
            variant={dense ? 'light' : 'subtle'}
            color={dense ? 'accent' : 'gray'}
            aria-pressed={dense}
            onClick={() => setDense(!dense)}
          >
            <Icon of={IconBaselineDensitySmall} />
          </IconButton>
        )}
      </div>
      <div aria-busy={busy}>
        {error ? (
          <ErrorState title={error} onRetry={onRetry} retrying={busy} />
        ) : rows === undefined ? (
          <LoadingState shape="table" rows={8} label={`Loading ${label}`} />
        ) : rows.length === 0 ? (
          <Nothing {...props} />
        ) : asCards ? (
          <CardRows {...props} rows={rows} />
        ) : (
          <TableRows {...props} rows={rows} dense={dense} />
        )}
      </div>
      {isThere && (
        <TableFooter
          state={state}
          total={total}
          onChange={(next) => {
            onChange({ ...state, ...next });
            // The footer is at the end of a page, and the next one begins at its top.
            if (next.page !== state.page) top.current?.scrollIntoView({ block: 'start' });
          }}
        />
      )}
    </div>
  );
}

/** A search that found nothing says what was searched for; a page past the last one leads back. */
function Nothing<Row>({ state, total, onChange, empty }: DataTableProps<Row>) {
  const { query } = state;
  if (total > 0)
    return (
      <EmptyState
        action={
          <Button variant="default" onClick={() => onChange({ ...state, page: 1 })}>
            Go to the first page
          </Button>
        }
      >
        There is nothing on this page.
      </EmptyState>
    );
  if (query === '') return empty;
  return (
    <div role="status">
      <EmptyState icon={IconSearch}>Nothing matches “{query}”.</EmptyState>
    </div>
  );
}

import { PAGE_SIZE_OPTIONS, SEARCH_DEBOUNCE_MS } from '@coaching/contracts';
import { ActionIcon, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EmptyState } from '../states/empty-state';
import { ErrorState } from '../states/error-state';
import { LoadingState } from '../states/loading-state';
import classes from './data-table.module.css';
import { pageCount, resized, shownRows, type TablePage } from './paging';
import { CardRows, TableRows } from './rows';

/** One column; `id` is what the server sorts by. */
export interface Column<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Figures: tabular, aligned right. */
  numeric?: boolean;
  /** The column whose text is the row's link. */
  isLink?: boolean;
}

export interface DataTableProps<Row> {
  /** What the table holds, for those who do not see it. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while the first page is loading. */
  rows: readonly Row[] | undefined;
  total: number;
  rowKey: (row: Row) => string;
  rowHref: (row: Row) => string;
  state: TablePage & { query: string };
  onChange: (state: TablePage & { query: string }) => void;
  /** Another page or order is on its way; what is shown is still the one before. */
  busy?: boolean;
  /** What failed, as a sentence. */
  error?: string;
  onRetry?: () => void;
  /** Shown when there is nothing at all. */
  empty: ReactNode;
}

/** A list from the server: search, sort, pages; rows become cards on a phone, facts in the same order. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, total, state, onChange, busy = false, error, onRetry, empty, label } = props;
  const asCards = useMediaQuery('(width < 36em)');
  const [query, setQuery] = useState(state.query);
  const sent = useRef(state.query);
  const latest = useRef({ state, onChange });
  latest.current = { state, onChange };

  useEffect(() => {
    if (query === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = query;
      latest.current.onChange({ ...latest.current.state, query, page: 1 });
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query]);

  // The address was changed by other means, such as Back.
  useEffect(() => {
    if (state.query === sent.current) return;
    sent.current = state.query;
    setQuery(state.query);
  }, [state.query]);

  const [first, last] = shownRows(state, total);
  const pages = pageCount(total, state.rowsPerPage);
  const Rows = asCards ? CardRows : TableRows;

  const body = error ? (
    <ErrorState title={error} onRetry={onRetry} retrying={busy} />
  ) : rows === undefined ? (
    <LoadingState shape="table" rows={8} label={`Loading ${label}`} />
  ) : rows.length === 0 ? (
    state.query === '' ? (
      empty
    ) : (
      <NothingFound query={state.query} />
    )
  ) : (
    <Rows {...props} rows={rows} />
  );

  return (
    <div>
      <search className={classes.bar}>
        <TextInput
          className={classes.search}
          type="search"
          role="searchbox"
          aria-label={`Search ${label}`}
          placeholder="Search"
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </search>
      <div aria-busy={busy}>{body}</div>
      {!error && rows !== undefined && total > 0 && (
        <div className={classes.footer}>
          <label className={classes.size}>
            Rows
            <select
              value={state.rowsPerPage}
              onChange={(event) =>
                onChange({ ...state, ...resized(state, Number(event.currentTarget.value)) })
              }
            >
              {PAGE_SIZE_OPTIONS.map((size) => (
                <option key={size} value={size}>
                  {size === 0 ? 'All' : size}
                </option>
              ))}
            </select>
          </label>
          <span aria-live="polite">
            {first}–{last} of {total}
          </span>
          <span>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label="Previous page"
              disabled={state.page <= 1}
              onClick={() => onChange({ ...state, page: state.page - 1 })}
            >
              <IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label="Next page"
              disabled={state.page >= pages}
              onClick={() => onChange({ ...state, page: state.page + 1 })}
            >
              <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          </span>
        </div>
      )}
    </div>
  );
}

/** A search that found nothing says what was searched for. */
function NothingFound({ query }: { query: string }) {
  return (
    <div role="status">
      <EmptyState icon={IconSearch}>Nothing matches “{query}”.</EmptyState>
    </div>
  );
}

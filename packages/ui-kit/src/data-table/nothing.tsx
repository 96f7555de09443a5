import { Button } from '@mantine/core';
import { IconFilter, IconSearch } from '@tabler/icons-react';
import { EmptyState } from '../states/empty-state';
import type { DataTableProps } from './data-table-props';
import { cleared, countSet, filtersOf, requiredWords } from './filters';

/** Whether rows are narrowed by what stands in the heads of columns. */
export const isFiltered = <Row,>({ state, columns }: Pick<DataTableProps<Row>, 'state' | 'columns'>) =>
  countSet(state.filters, filtersOf(columns)) > 0;

/** A search or filter that found nothing says what was looked for; a page past the last one leads back. */
export function Nothing<Row>(props: DataTableProps<Row>) {
  const { state, total, onChange, empty, columns } = props;
  const { query } = state;
  const required = requiredWords(state.filters, filtersOf(columns));
  const place = required && ` in ${required}`;
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
  if (isFiltered(props)) {
    const filters = cleared(state.filters, filtersOf(columns));
    return (
      <div role="status">
        <EmptyState
          icon={IconFilter}
          action={
            <Button variant="default" onClick={() => onChange({ ...state, filters, page: 1 })}>
              Clear filters
            </Button>
          }
        >
          {query === ''
            ? `Nothing matches the filters${place}.`
            : `Nothing matches “${query}” and the filters${place}.`}
        </EmptyState>
      </div>
    );
  }
  if (query === '') return empty;
  return (
    <div role="status">
      <EmptyState icon={IconSearch}>{`Nothing matches “${query}”${place}.`}</EmptyState>
    </div>
  );
}

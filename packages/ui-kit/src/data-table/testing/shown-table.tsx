import { render, screen } from '@testing-library/react';
import { UiProvider } from '../../provider/ui-provider';
import { DataTable } from '../data-table';
import type { Column, DataTableProps, TableState } from '../data-table-props';

/** A row of the tables that tests show. */
export interface Lesson {
  uid: string;
  title: string;
}

export const columns: readonly Column<Lesson>[] = [
  { id: 'title', label: 'Title', sortable: true, isLink: true, cell: ({ title }) => title },
  { id: 'room', label: 'Room', numeric: true, cell: () => '12' },
];
export const lessons = (count: number): Lesson[] =>
  Array.from({ length: count }, (_, index) => ({ uid: `lesson-${index + 1}`, title: `Lesson ${index + 1}` }));
/** The first page, as the table of lessons begins. */
export const first: TableState = { query: '', page: 1, rowsPerPage: 50, sortBy: 'title', descending: false };

let isPhone = false;

/** Tables shown from now on are as wide as a phone, or as a desk. */
export function onPhone(wanted: boolean) {
  isPhone = wanted;
}

/** A window as wide as a desk, in which nothing is stored; goes before each test. */
export function prepareWindow() {
  isPhone = false;
  window.localStorage.clear();
  window.matchMedia = (media) =>
    ({
      matches: isPhone && media.includes('36em'),
      media,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as never;
}

/** A table of lessons; `changes` is what its `onChange` received. */
export function shown(more: Partial<DataTableProps<Lesson>> = {}) {
  const changes: TableState[] = [];
  const props: DataTableProps<Lesson> = {
    label: 'Lessons',
    columns,
    rows: lessons(3),
    total: more.rows?.length ?? 3,
    rowKey: ({ uid }) => uid,
    rowHref: ({ uid }) => `/lesson/${uid}`,
    state: first,
    onChange: (state) => changes.push(state),
    empty: <p>Lessons will be here.</p>,
    ...more,
  };
  const table = (changed: Partial<DataTableProps<Lesson>> = {}) => (
    <UiProvider env="test">
      <DataTable {...props} {...changed} />
    </UiProvider>
  );
  const { rerender, unmount } = render(table());
  return { changes, unmount, change: (changed: Partial<DataTableProps<Lesson>>) => rerender(table(changed)) };
}

export const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
export const rowOf = (title: string) => screen.getByRole('link', { name: title }).closest('tr')!;

import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { DataTable } from './data-table';
import type { Column, DataTableProps, TableState } from './data-table-props';

interface Lesson {
  uid: string;
  title: string;
}

const columns: readonly Column<Lesson>[] = [
  { id: 'title', label: 'Title', sortable: true, isLink: true, cell: ({ title }) => title },
  { id: 'room', label: 'Room', numeric: true, cell: () => '12' },
];
const lessons = (count: number): Lesson[] =>
  Array.from({ length: count }, (_, index) => ({ uid: `lesson-${index + 1}`, title: `Lesson ${index + 1}` }));
const first: TableState = { query: '', page: 1, rowsPerPage: 50, sortBy: 'title', descending: false };

let isPhone = false;
beforeEach(() => {
  isPhone = false;
  window.localStorage.clear();
  window.matchMedia = (media) =>
    ({
      matches: isPhone && media.includes('36em'),
      media,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as never;
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});

function shown(more: Partial<DataTableProps<Lesson>> = {}) {
  const told: TableState[] = [];
  const props: DataTableProps<Lesson> = {
    label: 'Lessons',
    columns,
    rows: lessons(3),
    total: more.rows?.length ?? 3,
    rowKey: ({ uid }) => uid,
    rowHref: ({ uid }) => `/lesson/${uid}`,
    state: first,
    onChange: (state) => told.push(state),
    empty: <p>Lessons will be here.</p>,
    ...more,
  };
  const table = (changed: Partial<DataTableProps<Lesson>> = {}) => (
    <UiProvider env="test">
      <DataTable {...props} {...changed} />
    </UiProvider>
  );
  const { rerender, unmount } = render(table());
  return { told, unmount, change: (changed: Partial<DataTableProps<Lesson>>) => rerender(table(changed)) };
}

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const rowOf = (title: string) => screen.getByRole('link', { name: title }).closest('tr')!;

describe('search', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  it('is sent once, 300 ms after the last key, from the first page', () => {
    const { told } = shown({ state: { ...first, page: 3 } });
    type('f');
    wait(299);
    type('fr');
    wait(299);
    expect(told).toEqual([]);
    wait(1);
    expect(told).toEqual([{ ...first, query: 'fr', page: 1 }]);
  });

  it('keeps what is being typed while an older result arrives', () => {
    const { change } = shown();
    type('fr');
    wait(300);
    type('fra');
    change({ state: { ...first, query: 'fr' } });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('fra');
  });

  it('follows the address', () => {
    const { change } = shown({ state: { ...first, query: 'fractions' } });
    change({ state: first });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('says what was not found', () => {
    shown({ rows: [], total: 0, state: { ...first, query: 'zebra' } });
    screen.getByText('Nothing matches “zebra”.');
  });
});

describe('order', () => {
  it('is told by the column, and turned round by it', async () => {
    const { told } = shown();
    const [title, room] = screen.getAllByRole('columnheader');
    expect(title!.getAttribute('aria-sort')).toBe('ascending');
    expect(room!.hasAttribute('aria-sort')).toBe(false);
    expect(within(room!).queryByRole('button')).toBeNull();
    await userEvent.click(within(title!).getByRole('button', { name: 'Title' }));
    expect(told).toEqual([{ ...first, descending: true }]);
  });
});

describe('pages', () => {
  it('come in the sizes on offer, and all', () => {
    shown();
    const sizes = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(sizes).toEqual(['5', '7', '10', '15', '20', '25', '50', 'All']);
  });

  it('are turned, and tell which rows they hold', async () => {
    const { told } = shown({ rows: lessons(5), total: 17, state: { ...first, page: 2, rowsPerPage: 5 } });
    screen.getByText('6–10 of 17');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(told.map(({ page }) => page)).toEqual([3, 1]);
  });

  it('past the last one lead back', async () => {
    const { told } = shown({ rows: [], total: 17, state: { ...first, page: 9 } });
    await userEvent.click(screen.getByRole('button', { name: 'Go to the first page' }));
    expect(told).toEqual([first]);
  });

  it('say where a row is among all', () => {
    shown({ rows: lessons(5), total: 17, state: { ...first, page: 2, rowsPerPage: 5 } });
    expect(screen.getByRole('table', { name: 'Lessons' }).getAttribute('aria-rowcount')).toBe('18');
    // The header is row 1, so the sixth lesson is row 7.
    expect(rowOf('Lesson 1').getAttribute('aria-rowindex')).toBe('7');
  });
});

describe('density', () => {
  const frame = () => screen.getByRole('table').parentElement!;

  it('is 48 px a row, or 28 by choice, and is remembered', async () => {
    const { unmount } = shown();
    expect(frame().style.getPropertyValue('--row-height')).toBe('48px');
    const dense = screen.getByRole('button', { name: 'Dense rows' });
    expect(dense.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(dense);
    expect(frame().style.getPropertyValue('--row-height')).toBe('28px');
    unmount();
    shown();
    expect(frame().style.getPropertyValue('--row-height')).toBe('28px');
    await userEvent.click(screen.getByRole('button', { name: 'Dense rows', pressed: true }));
    expect(frame().style.getPropertyValue('--row-height')).toBe('48px');
  });
});

describe('many rows', () => {
  const thousand = { rows: lessons(1000), state: { ...first, rowsPerPage: 0 } };
  const drawn = () => screen.getAllByRole('link').length;

  it('are all drawn up to a hundred, where the browser can find them', () => {
    shown({ rows: lessons(100) });
    expect(drawn()).toBe(100);
  });

  it('are drawn where they are seen', () => {
    shown(thousand);
    expect(drawn()).toBeLessThan(60);
    const rooms = [...document.querySelectorAll<HTMLElement>('tbody td[colspan]')];
    const height = rooms.reduce((sum, { style }) => sum + Number.parseInt(style.height, 10), 0);
    expect(height + drawn() * 48).toBe(48_000);
  });

  it('are all on paper', () => {
    shown(thousand);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(drawn()).toBe(1000);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(drawn()).toBeLessThan(60);
  });

  it('are walked through with the arrows, from end to end', async () => {
    shown(thousand);
    act(() => screen.getByRole('link', { name: 'Lesson 1' }).focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Lesson 2');
    await userEvent.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('Lesson 1000');
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Lesson 999');
    await userEvent.keyboard('{Home}');
    expect(document.activeElement?.textContent).toBe('Lesson 1');
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    isPhone = true;
  });

  it('rows are cards with the same facts in the same order, and no density', () => {
    shown();
    const [card] = within(screen.getByRole('list', { name: 'Lessons' })).getAllByRole('listitem');
    expect(
      within(card!)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Title', 'Room']);
    expect(links()).toEqual(['Lesson 1', 'Lesson 2', 'Lesson 3']);
    expect(screen.queryByRole('button', { name: 'Dense rows' })).toBeNull();
  });

  it('cards say where they are among all', () => {
    shown({ rows: lessons(5), total: 17, state: { ...first, page: 2, rowsPerPage: 5 } });
    const [card] = screen.getAllByRole('listitem');
    expect(card!.getAttribute('aria-posinset')).toBe('6');
    expect(card!.getAttribute('aria-setsize')).toBe('17');
  });
});

it('says what failed, and tries again', async () => {
  const onRetry = jest.fn();
  shown({ rows: undefined, error: 'The lessons could not be loaded.', onRetry });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalled();
});

it('says what will be here', () => {
  shown({ rows: [], total: 0 });
  screen.getByText('Lessons will be here.');
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeRows } from '../sortable/testing/row-places';
import type { Column, DataTableProps } from './data-table-props';
import {
  columns,
  first,
  type Lesson,
  lessons,
  links,
  onPhone,
  prepareWindow,
  shown,
} from './testing/shown-table';
import { showStateful } from './testing/stateful-table';

beforeEach(() => {
  prepareWindow();
  placeRows();
});
afterEach(() => jest.restoreAllMocks());

const inOrder = (...numbers: number[]) => numbers.map((number) => `Lesson ${number}`);
const handle = (name: string) => screen.findByRole('button', { name: `Move ${name}` });
const press = async (code: string) => {
  await act(async () => void fireEvent.keyDown(document.activeElement!, { code, key: code }));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
};
/** A table that can be reordered, and the orders that onReorder received. */
function movable(answer: string | null = null, more: Partial<DataTableProps<Lesson>> = {}) {
  const orders: string[][] = [];
  const onReorder = async (keys: string[]) => {
    orders.push(keys);
    return answer;
  };
  return { orders, ...showStateful({ onReorder, ...more }, () => lessons(4)) };
}

it('a table whose rows stay has no handles and fetches no code for them', () => {
  shown();
  expect(links()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
});

it('while its rows are still to come it says of none how many there are', async () => {
  movable();
  expect(screen.queryByRole('row')).toBeNull();
  expect(screen.queryByText('1–4 of 4')).toBeNull();
  await handle('Lesson 1');
  screen.getByText('1–4 of 4');
});

describe.each([false, true])('on a phone: %s', (isPhone) => {
  beforeEach(() => onPhone(isPhone));

  it('a row is moved by keyboard, and the arrows do not lead to other rows meanwhile', async () => {
    const { orders } = movable();
    (await handle('Lesson 3')).focus();
    await press('Space');
    await press('ArrowUp');
    expect(document.activeElement).toBe(await handle('Lesson 3'));
    await waitFor(() => screen.getByText('Lesson 3 is now at position 2 of 4.'));
    await press('Space');
    expect(orders).toEqual([['lesson-1', 'lesson-3', 'lesson-2', 'lesson-4']]);
    expect(links()).toEqual(inOrder(1, 3, 2, 4));
  });

  it('a row is moved by its menu, before what else can be done with it', async () => {
    const { orders } = movable(null, { rowActions: () => [{ label: 'Remove', onSelect: () => {} }] });
    await handle('Lesson 1');
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Lesson 1' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Move to the top',
      'Move up',
      'Move down',
      'Remove',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move down' }));
    expect(orders).toEqual([['lesson-2', 'lesson-1', 'lesson-3', 'lesson-4']]);
    screen.getByText('Lesson 1 was moved to position 2 of 4.');
  });
});

it('arrows go from handle to handle while nothing is lifted', async () => {
  movable();
  (await handle('Lesson 1')).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(await handle('Lesson 2'));
});

it('an order that could not be saved is gone again, and the reason is shown', async () => {
  movable('The tool set is locked.');
  await handle('Lesson 1');
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Lesson 4' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Move to the top' }));
  await screen.findByText('The tool set is locked.');
  expect(links()).toEqual(inOrder(1, 2, 3, 4));
});

it('on a later page says the place among all', async () => {
  movable(null, { total: 24, state: { ...first, page: 2, rowsPerPage: 20 } });
  (await handle('Lesson 2')).focus();
  await press('Space');
  await waitFor(() => screen.getByText('Picked up Lesson 2, position 22 of 24.'));
  await press('Escape');
});

describe('rows keep their handles, but do not move, and a message says why,', () => {
  const filtered: readonly Column<Lesson>[] = [{ ...columns[0]!, filter: { kind: 'text' } }];
  it.each<[string, Partial<DataTableProps<Lesson>>]>([
    ['Clear the search to move rows', { state: { ...first, query: 'lesson' } }],
    ['Clear the filters to move rows', { state: { ...first, filters: { title: 'x' } }, columns: filtered }],
    ['Rows move in their own order, and they are sorted now', { reorderedBy: 'order' }],
    [
      'Rows move in their own order, and they are sorted now',
      { state: { ...first, descending: true }, reorderedBy: 'title' },
    ],
  ])('%s', async (why, more) => {
    const { orders } = movable(null, more);
    const grip = await handle('Lesson 1');
    expect(grip.getAttribute('aria-disabled')).toBe('true');
    expect(grip.dataset.tooltip).toBe(why);
    expect(screen.getAllByRole('button', { name: 'Move Lesson 1', description: why })).toEqual([grip]);
    expect(screen.queryByRole('button', { name: 'Actions for Lesson 1' })).toBeNull();
    grip.focus();
    await press('Space');
    await press('ArrowDown');
    await press('Space');
    expect(orders).toEqual([]);
  });
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { columns, first, onPhone, prepareWindow, shown } from './testing/shown-table';

beforeEach(prepareWindow);

describe('search', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  it('is sent once, 300 ms after the last key, from the first page', () => {
    const { changes } = shown({ state: { ...first, page: 3 } });
    type('f');
    wait(299);
    type('fr');
    wait(299);
    expect(changes).toEqual([]);
    wait(1);
    expect(changes).toEqual([{ ...first, query: 'fr', page: 1 }]);
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
  it('is shown by the column, and turned round by it', async () => {
    const { changes } = shown();
    const [title, room] = screen.getAllByRole('columnheader');
    expect(title!.getAttribute('aria-sort')).toBe('ascending');
    expect(room!.hasAttribute('aria-sort')).toBe(false);
    expect(within(room!).queryByRole('button')).toBeNull();
    await userEvent.click(within(title!).getByRole('button', { name: 'Title' }));
    expect(changes).toEqual([{ ...first, descending: true }]);
  });
});

describe('order of cards', () => {
  beforeEach(() => onPhone(true));

  it('is chosen by a field, among what can be sorted, from the first page', async () => {
    const { changes } = shown({
      columns: [...columns, { id: 'pupils', label: 'Pupils', sortable: true, cell: () => '24' }],
      state: { ...first, page: 2 },
    });
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    expect([...field.options].map(({ text }) => text)).toEqual(['Title', 'Pupils']);
    expect(field.value).toBe('title');
    await userEvent.selectOptions(field, 'Pupils');
    expect(changes).toEqual([{ ...first, sortBy: 'pupils', page: 1 }]);
  });

  it('is turned round by a button that shows which way it is', async () => {
    const { changes } = shown();
    await userEvent.click(screen.getByRole('button', { name: 'Ascending, turn round' }));
    expect(changes).toEqual([{ ...first, descending: true }]);
  });

  it('offers the order that rows have by themselves, which cannot be turned round', async () => {
    const { changes } = shown({ reorderedBy: 'own', state: { ...first, sortBy: 'title', descending: true } });
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    expect([...field.options].map(({ text }) => text)).toContain('Own order');
    await userEvent.selectOptions(field, 'Own order');
    expect(changes).toEqual([{ ...first, sortBy: 'own', descending: false, page: 1 }]);
  });

  it('shows no wrong order where the rows are sorted by what is not shown', () => {
    shown({ state: { ...first, sortBy: 'client' } });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('');
  });
});

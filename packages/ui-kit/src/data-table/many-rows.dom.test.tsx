import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Column } from './data-table-props';
import { columns, first, type Lesson, lessons, links, prepareWindow, shown } from './testing/shown-table';

beforeEach(() => {
  prepareWindow();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('many rows', () => {
  const thousand = { rows: lessons(1000), state: { ...first, rowsPerPage: 0 } };
  const drawn = () => screen.getAllByRole('link').length;

  it('are all drawn up to a hundred, where the browser can find them', () => {
    shown({ rows: lessons(100) });
    expect(drawn()).toBe(100);
  });

  it('are drawn where they are seen from the beginning where more are to come', () => {
    shown({ rows: lessons(100), total: 1000, onNearEnd: () => {} });
    expect(drawn()).toBeLessThan(60);
  });

  it('are drawn where they are seen', () => {
    shown(thousand);
    expect(drawn()).toBeLessThan(60);
    const rooms = [...document.querySelectorAll<HTMLElement>('tbody td[colspan]')];
    const height = rooms.reduce((sum, { style }) => sum + Number.parseInt(style.height, 10), 0);
    expect(height + drawn() * 48).toBe(48_000);
  });

  const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr[data-index]')];
  const height = () =>
    [...document.querySelectorAll<HTMLElement>('tbody td[colspan]')].reduce(
      (sum, { style }) => sum + Number.parseInt(style.height, 10),
      rows().length * 48,
    );
  const scrollTo = (row: number) => {
    Object.defineProperty(window, 'scrollY', { value: row * 48, configurable: true });
    jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ top: -window.scrollY } as DOMRect);
    act(() => void window.dispatchEvent(new Event('scroll')));
  };
  const nextTask = () => act(() => void jest.advanceTimersToNextTimer());
  const untilDrawn = () => {
    for (let turn = 0; turn < 30; turn += 1) nextTask();
  };

  it('are drawn a few at a time where one scrolls to, those in sight first, and the list stays as high', () => {
    jest.useFakeTimers();
    shown(thousand);
    const shownAtFirst = rows().length;
    scrollTo(500);
    expect([rows().length, height()]).toEqual([shownAtFirst, 48_000]);
    expect(links()).not.toContain('Lesson 501');
    nextTask();
    expect(links()).toContain('Lesson 501');
    expect(links()).toContain('Lesson 1');
    expect(height()).toBe(48_000);
    untilDrawn();
    expect(links()).not.toContain('Lesson 1');
    expect(rows().length).toBeGreaterThanOrEqual(shownAtFirst);
    expect(height()).toBe(48_000);
  });

  it('take the elements of those that go, but for what holds a state of its own', () => {
    jest.useFakeTimers();
    const opened = (): Column<Lesson> => ({
      id: 'more',
      label: 'More',
      cell: () => <input aria-label="more" />,
    });
    shown({ ...thousand, columns: [{ ...columns[0]!, stateless: true }, opened()] });
    const before = new Set<Element>(rows());
    const fields = [...document.querySelectorAll('tbody input')];
    scrollTo(500);
    untilDrawn();
    expect(rows().filter((row) => before.has(row)).length).toBeGreaterThan(before.size / 2);
    expect(fields.filter((field) => field.isConnected)).toEqual([]);
    expect(rows().map(({ textContent }) => textContent)).toEqual(
      rows().map(({ dataset }) => `Lesson ${Number(dataset.index) + 1}`),
    );
    expect(rows().map((row) => Number(row.getAttribute('aria-rowindex')))).toEqual(
      rows().map(({ dataset }) => Number(dataset.index) + 2),
    );
  });

  it('take no elements of others while something is pressed: the click would go to another row', () => {
    jest.useFakeTimers();
    shown(thousand);
    const before = rows();
    act(() => void window.dispatchEvent(new Event('pointerdown')));
    scrollTo(500);
    for (let turn = 0; turn < 10; turn += 1) nextTask();
    const taken = before.filter((row) => row.isConnected && Number(row.dataset.index) > 100);
    expect(links()).toContain('Lesson 501');
    expect(taken).toEqual([]);
    act(() => void window.dispatchEvent(new Event('blur')));
    act(() => void jest.runOnlyPendingTimers());
  });

  it('leave the one that has the focus as it is', () => {
    jest.useFakeTimers();
    shown(thousand);
    const link = screen.getByRole('link', { name: 'Lesson 2' });
    act(() => link.focus());
    scrollTo(500);
    untilDrawn();
    expect(document.activeElement).toBe(link);
    expect(link.textContent).toBe('Lesson 2');
    scrollTo(0);
    untilDrawn();
    expect(links()).toContain('Lesson 1');
    expect(document.activeElement).toBe(link);
    expect(links().slice(0, 3)).toEqual(['Lesson 1', 'Lesson 2', 'Lesson 3']);
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

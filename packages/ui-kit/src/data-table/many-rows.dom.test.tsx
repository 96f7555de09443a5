import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { first, lessons, links, prepareWindow, shown } from './testing/shown-table';

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

  it('are drawn where they are seen', () => {
    shown(thousand);
    expect(drawn()).toBeLessThan(60);
    const rooms = [...document.querySelectorAll<HTMLElement>('tbody td[colspan]')];
    const height = rooms.reduce((sum, { style }) => sum + Number.parseInt(style.height, 10), 0);
    expect(height + drawn() * 48).toBe(48_000);
  });

  it('are drawn a few at a time where one scrolls to, those in sight first, and the list stays as high', () => {
    jest.useFakeTimers();
    shown(thousand);
    const count = () => document.querySelectorAll('tbody a').length;
    const shownAtFirst = count();
    const height = () =>
      [...document.querySelectorAll<HTMLElement>('tbody td[colspan]')].reduce(
        (sum, { style }) => sum + Number.parseInt(style.height, 10),
        count() * 48,
      );
    Object.defineProperty(window, 'scrollY', { value: 500 * 48, configurable: true });
    jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ top: -window.scrollY } as DOMRect);
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect([count(), height()]).toEqual([0, 48_000]);
    act(() => void jest.advanceTimersToNextTimer());
    expect(links()).toContain('Lesson 501');
    expect(count()).toBeLessThan(10);
    expect(height()).toBe(48_000);
    for (let turn = 0; turn < 20; turn += 1) act(() => void jest.advanceTimersToNextTimer());
    expect(count()).toBeGreaterThanOrEqual(shownAtFirst);
    expect(height()).toBe(48_000);
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

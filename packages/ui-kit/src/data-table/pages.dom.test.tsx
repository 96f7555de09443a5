import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { first, lessons, prepareWindow, rowOf, shown } from './testing/shown-table';

beforeEach(prepareWindow);

describe('pages', () => {
  it('come in the sizes on offer, and all', () => {
    shown();
    const sizes = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(sizes).toEqual(['5', '7', '10', '15', '20', '25', '50', 'All']);
  });

  it('are turned, and show which rows they hold', async () => {
    const { changes } = shown({ rows: lessons(5), total: 17, state: { ...first, page: 2, rowsPerPage: 5 } });
    screen.getByText('6–10 of 17');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(changes.map(({ page }) => page)).toEqual([3, 1]);
  });

  it('lead on where there are more rows than were counted', async () => {
    const { changes } = shown({
      rows: lessons(5),
      total: 10,
      more: true,
      state: { ...first, page: 2, rowsPerPage: 5 },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(changes.map(({ page }) => page)).toEqual([3]);
  });

  it('past the last one lead back', async () => {
    const { changes } = shown({ rows: [], total: 17, state: { ...first, page: 9 } });
    await userEvent.click(screen.getByRole('button', { name: 'Go to the first page' }));
    expect(changes).toEqual([first]);
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

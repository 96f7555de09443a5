import { screen, within } from '@testing-library/react';
import { first, lessons, links, onPhone, prepareWindow, shown } from './testing/shown-table';

beforeEach(prepareWindow);

describe('on a phone', () => {
  beforeEach(() => onPhone(true));

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

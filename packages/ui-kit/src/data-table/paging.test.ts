import { pageCount, resized, shownRows, shownWords, sortedBy } from './paging';

const state = { page: 3, rowsPerPage: 20, sortBy: 'title', descending: false };

describe('pageCount', () => {
  it.each([
    [0, 50, 1],
    [50, 50, 1],
    [51, 50, 2],
    [1000, 0, 1],
    [1001, 0, 2],
  ])('%i rows by %i make %i', (total, size, pages) => {
    expect(pageCount(total, size)).toBe(pages);
  });
});

describe('shownRows', () => {
  it.each([
    [1, 50, 0, [0, 0]],
    [1, 50, 12, [1, 12]],
    [3, 20, 47, [41, 47]],
    [1, 0, 47, [1, 47]],
    [1, 0, 1200, [1, 1000]],
    [2, 0, 1200, [1001, 1200]],
  ])('page %i by %i of %i is %j', (page, rowsPerPage, total, rows) => {
    expect(shownRows({ page, rowsPerPage }, total)).toEqual(rows);
  });
});

describe('sortedBy', () => {
  it('starts ascending on another column, from the first page', () => {
    expect(sortedBy(state, 'duration')).toEqual({ ...state, page: 1, sortBy: 'duration', descending: false });
  });

  it('turns round on the same column, and back', () => {
    const turned = sortedBy(state, 'title');
    expect(turned.descending).toBe(true);
    expect(sortedBy(turned, 'title').descending).toBe(false);
  });
});

describe('resized', () => {
  it.each([
    [50, 1],
    [10, 5],
    [0, 1],
  ])('to %i keeps row 41 in sight on page %i', (rowsPerPage, page) => {
    expect(resized(state, rowsPerPage)).toMatchObject({ rowsPerPage, page });
  });
});

it.each([
  ['a page', { page: 2, rowsPerPage: 5 }, 17, '6–10 of 17'],
  ['all', { page: 1, rowsPerPage: 0 }, 800, '1–800 of 800'],
  ['too many to send at once', { page: 1, rowsPerPage: 0 }, 1500, 'Showing the first 1000 of 1500'],
  ['the rest of them', { page: 2, rowsPerPage: 0 }, 1500, 'Showing 1001–1500 of 1500'],
])('says of %s what is shown', (_, state, total, words) => {
  expect(shownWords(state, total)).toBe(words);
});

it('says that there are more than were counted', () => {
  expect(shownWords({ page: 1, rowsPerPage: 50 }, 501, true)).toBe('1–50 of more than 500');
  expect(shownWords({ page: 1, rowsPerPage: 0 }, 1001, true)).toBe(
    'Showing the first 1000 of more than 1000',
  );
});

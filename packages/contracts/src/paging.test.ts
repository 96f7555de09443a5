import { listQuery, pageWindow } from './paging';

const query = listQuery(['title', 'timestamp']);

describe('listQuery', () => {
  it('fills in the defaults of spec 1 section 9', () => {
    expect(query.parse({})).toEqual({
      query: '',
      page: 1,
      rowsPerPage: 50,
      sortBy: 'title',
      descending: false,
    });
  });

  it('reads numbers and booleans from a query string', () => {
    expect(
      query.parse({ page: '3', rowsPerPage: '0', sortBy: 'timestamp', descending: 'true' }),
    ).toMatchObject({
      page: 3,
      rowsPerPage: 0,
      sortBy: 'timestamp',
      descending: true,
    });
  });

  it('takes fields that were sent empty for none', () => {
    const empty = { query: '', page: '', rowsPerPage: '', sortBy: '', descending: '' };
    expect(query.parse(empty)).toEqual(query.parse({}));
  });

  it.each([
    ['an unknown column', { sortBy: 'password_hash' }],
    ['page 0', { page: '0' }],
    ['a negative size', { rowsPerPage: '-1' }],
    ['half a page', { page: '1.5' }],
    ['a direction that is no boolean', { descending: 'sideways' }],
    ['an operator for a search', { query: { $ne: '' } }],
  ])('refuses %s', (_, input) => {
    expect(query.safeParse(input).success).toBe(false);
  });
});

describe('pageWindow', () => {
  it.each([
    [1, 50, { skip: 0, limit: 50 }],
    [3, 20, { skip: 40, limit: 20 }],
    [1, 0, { skip: 0, limit: 1000 }],
    [1, 5000, { skip: 0, limit: 1000 }],
    [2, 0, { skip: 1000, limit: 1000 }],
  ])('page %i of %i rows is %o', (page, rowsPerPage, window) => {
    expect(pageWindow(page, rowsPerPage)).toEqual(window);
  });
});

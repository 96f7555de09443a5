import { categoriesLimit, columnsLimit, rowsLimit } from './limits';

it.each([
  ['columns', columnsLimit(19), null],
  ['columns', columnsLimit(20), 'A rubric has 20 columns at most.'],
  ['rows', rowsLimit(99, 299), null],
  ['rows of a category', rowsLimit(100, 100), 'A category has 100 rows at most.'],
  ['rows', rowsLimit(1, 300), 'A rubric has 300 rows at most.'],
  ['categories', categoriesLimit(1), null],
])('says of %s why there can be no more, and nothing while there can', (_, said, words) => {
  expect(said).toBe(words);
});

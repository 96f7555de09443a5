import { categoryName, columnName, rowName } from './part-names';

it('calls what has a name by it', () => {
  expect(rowName({ name: ' Wait time ' })).toBe('Wait time');
  expect(categoryName({ name: 'Talk' })).toBe('Talk');
  expect(columnName({ name: 'Emerging' }, 0)).toBe('Emerging');
});

it.each(['', ' \n'])('says of what has none, such as %j, that it has none', (name) => {
  expect(rowName({ name })).toBe('Row without a name');
  expect(categoryName({ name })).toBe('Category without a name');
  expect(columnName({ name }, 1)).toBe('Column 2');
});

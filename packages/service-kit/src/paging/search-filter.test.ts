import { searchFilter } from './search-filter';

const holds = (field: string, word: string) => ({ [field]: { $regex: word, $options: 'i' } });

it.each(['', '   ', '\t\n'])('holds all for the empty search %j', (search) => {
  expect(searchFilter(search, ['name'])).toEqual({});
});

it('wants every word, each in any of the fields', () => {
  expect(searchFilter('  ada  love ', ['first_name', 'last_name'])).toEqual({
    $and: [
      { $or: [holds('first_name', 'ada'), holds('last_name', 'ada')] },
      { $or: [holds('first_name', 'love'), holds('last_name', 'love')] },
    ],
  });
});

it.each([
  ['.*', '\\.\\*'],
  ['a+b', 'a\\+b'],
  ['(x', '\\(x'],
  ['[z]', '\\[z\\]'],
  ['$set', '\\$set'],
  ['c:\\d', 'c:\\\\d'],
])('looks for %s as it is written', (search, pattern) => {
  expect(searchFilter(search, ['name'])).toEqual({ $and: [{ $or: [holds('name', pattern)] }] });
});

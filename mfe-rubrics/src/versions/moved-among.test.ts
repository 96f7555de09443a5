import { movedAmong } from './moved-among';

it.each([
  ['nothing', 'abcd', 'abcd', ''],
  ['what went to the end', 'abcd', 'acdb', 'b'],
  ['what came to the front', 'abcd', 'dabc', 'd'],
  ['one of two that changed places', 'ab', 'ba', 'b'],
  ['nothing where one is new or gone', 'abc', 'xacy', ''],
])('says that %s moved', (_, before, now, moved) => {
  expect([...movedAmong([...before], [...now])].join('')).toBe(moved);
});

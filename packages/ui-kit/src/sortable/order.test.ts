import { isSameKeys, isSameOrder, moved } from './order';

const keys = ['a', 'b', 'c', 'd'];

it.each([
  ['down', 'a', 2, ['b', 'c', 'a', 'd']],
  ['up', 'd', 1, ['a', 'd', 'b', 'c']],
  ['to where it is', 'b', 1, keys],
  ['before the first place', 'c', -1, ['c', 'a', 'b', 'd']],
  ['past the last place', 'b', 9, ['a', 'c', 'd', 'b']],
])('moves a key %s', (_, key, to, order) => {
  expect(moved(keys, key, to)).toEqual(order);
});

it('knows the same things in another order', () => {
  expect(isSameKeys(keys, ['d', 'c', 'b', 'a'])).toBe(true);
  expect(isSameKeys(keys, ['a', 'b', 'c', 'e'])).toBe(false);
  expect(isSameKeys(keys, ['a', 'b', 'c'])).toBe(false);
  expect(isSameOrder(keys, [...keys])).toBe(true);
  expect(isSameOrder(keys, ['a', 'c', 'b', 'd'])).toBe(false);
});

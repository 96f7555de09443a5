import { rowAfterKey } from './move-in-rows';

it.each([
  ['ArrowDown', 3, 4],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, 0],
  ['PageDown', 3, 7],
  ['PageDown', 8, 9],
  ['PageUp', 3, 0],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['Enter', 5, null],
  ['a', 5, null],
])('%s leads from row %i to %s of ten', (key, index, expected) => {
  expect(rowAfterKey(key, index, 10, 4)).toBe(expected);
});

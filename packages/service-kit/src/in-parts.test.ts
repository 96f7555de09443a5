import { inParts } from './in-parts';

it.each([
  [[], []],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3, 4, 5],
    [[1, 2], [3, 4], [5]],
  ],
])('%j in parts of two', (rows, parts) => {
  expect([...inParts<number>(rows, 2)]).toEqual(parts);
});

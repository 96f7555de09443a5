import { fitsAsMatrix } from './use-layout';

it.each([
  ['four levels on a desk', 4, 1100, true],
  ['four levels beside a side menu on a tablet', 4, 606, false],
  ['two levels there', 2, 606, true],
  ['twelve levels on a desk, which scroll beside the row names', 12, 1100, true],
  ['twelve levels on a tablet', 12, 700, false],
  ['three levels on a phone', 3, 358, false],
])('%s', (_, columns, room, expected) => {
  expect(fitsAsMatrix(columns, room)).toBe(expected);
});

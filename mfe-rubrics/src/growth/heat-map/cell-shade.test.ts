import { cellShade } from './cell-shade';

it.each([
  ['the first level', 0, 5, 0.06],
  ['the last level', 4, 5, 0.5],
  ['the middle', 2, 5, 0.28],
  ['the only level', 0, 1, 0.5],
])('%s', (_, level, levels, shade) => {
  expect(cellShade(level, levels)).toBeCloseTo(shade);
});

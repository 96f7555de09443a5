import { parseMinutes } from './parse-minutes';

it.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  [' 45 ', 45],
  ['007', 7],
  ['10080', 10080],
  ['10081', undefined],
  ['-3', undefined],
  ['4.5', undefined],
  ['ten', undefined],
  ['1e3', undefined],
])('reads %j as %s', (typed, minutes) => {
  expect(parseMinutes(typed)).toBe(minutes);
});

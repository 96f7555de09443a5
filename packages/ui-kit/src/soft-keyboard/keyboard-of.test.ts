import { keyboardOf } from './keyboard-of';

const seen = (height: number, offsetTop = 0, scale = 1) => ({ height, offsetTop, scale });

it.each([
  ['nothing is up', 844, seen(844), 844, false, 0, 0],
  ['the keyboard lies over the window', 844, seen(508), 844, true, 336, 336],
  ['the seen part was moved down to the line', 844, seen(508, 200), 844, true, 136, 336],
  ['the window itself got lower', 508, seen(508), 844, true, 0, 0],
  ['only the bar of the browser came', 788, seen(788), 844, false, 0, 0],
  ['somebody has zoomed in', 844, seen(422, 100, 2), 844, false, 0, 0],
  ['somebody has zoomed in and writes', 844, seen(254, 100, 2), 844, true, 0, 0],
])('%s', (_, windowHeight, part, highest, isUp, inset, height) => {
  expect(keyboardOf({ windowHeight, seen: part, highest })).toEqual({ isUp, inset, height });
});

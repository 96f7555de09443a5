import { digitTarget, keyTarget } from './key-target';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowDown', 1, 2],
  ['ArrowLeft', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, null],
])('%s at %d of three leads to %s', (key, at, expected) => {
  expect(keyTarget(key, at, 3)).toBe(expected);
});

it.each([
  ['1', 0],
  ['3', 2],
  ['4', null],
  ['0', null],
  ['x', null],
])('%s means %s of three', (key, expected) => {
  expect(digitTarget(key, 3)).toBe(expected);
});

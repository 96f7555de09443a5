import { isNameTaken } from './category-names';

it.each([
  ['Goals', true],
  [' goals ', true],
  ['GOALS', true],
  ['Goal', false],
])('"%s" beside Goals is taken: %j', (name, taken) => {
  expect(isNameTaken(name, ['Warm-up', 'Goals'])).toBe(taken);
});

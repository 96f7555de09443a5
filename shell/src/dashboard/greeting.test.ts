import { greeting } from './greeting';

it.each([
  [0, 'Maria', 'Good morning, Maria'],
  [11, 'Maria', 'Good morning, Maria'],
  [12, 'Maria', 'Good afternoon, Maria'],
  [18, 'Maria', 'Good evening, Maria'],
  [9, '', 'Good morning'],
])('at %i h, %j is greeted %j', (hour, name, expected) => {
  expect(greeting(name, new Date(2026, 2, 2, hour))).toBe(expected);
});

import { comparable } from './comparable';

it.each([
  ['Fractions', 'fractions'],
  ['Inês', 'ines'],
  ['ÅNGSTRÖM', 'angstrom'],
  ['日本語 Lesson', '日本語 lesson'],
  ['', ''],
])('compares %s as %s', (text, key) => {
  expect(comparable(text)).toBe(key);
});

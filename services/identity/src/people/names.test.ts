import { fullName, initialsOf } from './names';

it.each([
  ['Maya', 'Okafor', 'Maya Okafor', 'MO'],
  ['inês', 'de Carvalho', 'inês de Carvalho', 'ID'],
  ['', 'Prince', 'Prince', 'P'],
  ['Cher', '', 'Cher', 'C'],
  ['', '', '', ''],
  ['𝒜da', 'ßen', '𝒜da ßen', '𝒜SS'],
])('%s %s is called %s, in short %s', (first, last, name, initials) => {
  expect(fullName(first, last)).toBe(name);
  expect(initialsOf(first, last)).toBe(initials);
});

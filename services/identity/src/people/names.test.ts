import { fullName, initialsOf } from './names';

it.each([
  ['Maya', 'Okafor', 'Maya Okafor', 'MO'],
  ['inês', 'de Carvalho', 'inês de Carvalho', 'ID'],
  ['', 'Prince', 'Prince', 'P'],
  ['Cher', '', 'Cher', 'C'],
  ['', '', '', ''],
  [' Maya ', '  Okafor', 'Maya Okafor', 'MO'],
  ['ﬃ', '𝒜', 'ﬃ 𝒜', 'F𝒜'],
  ['𝒜da', 'ßen', '𝒜da ßen', '𝒜S'],
])('%s %s is called %s, in short %s', (first, last, name, initials) => {
  expect(fullName(first, last)).toBe(name);
  expect(initialsOf(first, last)).toBe(initials);
});

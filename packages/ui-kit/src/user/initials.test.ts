import { HUES, hueOf, initialsOf } from './initials';

it.each([
  ['Ada Lovelace', 'AL'],
  ['Ada King Lovelace', 'AL'],
  ['ada', 'A'],
  ['  Éloïse   Ngô ', 'ÉN'],
  ['', ''],
])('takes %j to %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('gives one name one hue, and uses every hue', () => {
  expect(hueOf('Ada Lovelace')).toBe(hueOf('Ada Lovelace'));
  const hues = new Set(Array.from({ length: 60 }, (_, index) => hueOf(`Person ${index}`)));
  expect(hues.size).toBe(HUES);
});

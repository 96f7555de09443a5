import { folded, foldedWords } from './folded';

it.each([
  ['Straße', 'STRASSE'],
  ['École', 'ecole'],
  ['ΣΟΦΟΣ', 'σοφός'],
  ['İstanbul', 'istanbul'],
  ['ﬁnd', 'FIND'],
  ['Ёлка', 'елка'],
  ['ｗｉｄｅ', 'wide'],
])('%s and %s are the same', (one, other) => {
  expect(folded(one)).toBe(folded(other));
});

it('takes words apart at what is neither letter nor digit', () => {
  expect(foldedWords('What’s next—in Year 5?')).toEqual(['what', 's', 'next', 'in', 'year', '5']);
  expect(foldedWords('?!')).toEqual([]);
});

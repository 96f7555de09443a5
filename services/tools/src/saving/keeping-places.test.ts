import { keepingPlaces } from './keeping-places';

it.each([
  ['nothing', '', '', ''],
  ['what is sent where there was nothing', '', 'ab', 'ab'],
  ['a new order of all', 'abc', 'cab', 'cab'],
  ['what is not named behind what it came after', 'abcd', 'dca', 'dcab'],
  ['several in a row', 'abcd', 'da', 'dabc'],
  ['the first one first', 'abc', 'cb', 'acb'],
  ['all when none is named', 'abc', '', 'abc'],
  ['what is new where it is sent', 'abc', 'axc', 'abxc'],
])('keeps %s', (_what, before, sent, after) => {
  expect(keepingPlaces([...before], [...sent])).toEqual([...after]);
});

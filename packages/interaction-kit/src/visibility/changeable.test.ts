import type { ReadSoFar } from '@coaching/access';
import { changeableOf } from './changeable';

const anEmptyOne: ReadSoFar = {
  visibility: 'shared',
  shown: false,
  items: [],
  additional_information: '',
  finished: false,
};

it.each<[string, ReadSoFar | null, string]>([
  ['a new one', null, 'freely'],
  ['one in which nothing was written', anEmptyOne, 'freely'],
  ['a private one', { ...anEmptyOne, visibility: 'private', items: ['a'] }, 'by sharing'],
  ['one that others could read', { ...anEmptyOne, items: ['a'] }, 'no more'],
  ['a finished one', { ...anEmptyOne, finished: true }, 'no more'],
])('who reads %s', (_, soFar, expected) => {
  expect(changeableOf(soFar)).toBe(expected);
});

import { aStructure } from '../testing/structures';
import { rowsReadIn } from './rows-read-in';

// a and b become ab, which becomes talk; c goes; d comes.
const structures = [
  aStructure(1, ['a', 'b', 'c']),
  aStructure(2, ['ab', 'c', 'd'], {
    replaced: [
      ['a', 'ab'],
      ['b', 'ab'],
    ],
  }),
  aStructure(3, ['talk', 'd'], {
    replaced: [
      ['ab', 'talk'],
      ['c', null],
    ],
  }),
];

it.each([
  [1, { ab: ['a', 'b'], talk: ['a', 'b'] }],
  [2, { a: ['ab'], b: ['ab'], talk: ['ab'] }],
  [3, { a: ['talk'], b: ['talk'], ab: ['talk'] }],
  [4, {}],
])('version %i reads rows of the others as what they are in it', (version, rows) => {
  expect(rowsReadIn(structures, version)).toEqual(rows);
});

import { anEditedRubric } from '../testing/edited';
import { keyTarget } from './key-target';
import { categoryPlace, columnPlace, LABEL, linesOf, placeOf, ROW_NAME } from './places';

const lines = linesOf(anEditedRubric());

it.each([
  [placeOf('a', 'low'), 'ArrowRight', placeOf('a', 'high')],
  [placeOf('a', 'low'), 'ArrowLeft', placeOf('a', ROW_NAME)],
  [placeOf('a', ROW_NAME), 'ArrowLeft', null],
  [placeOf('a', LABEL), 'ArrowRight', null],
  [placeOf('a', 'high'), 'ArrowDown', placeOf('b', 'high')],
  [placeOf('b', 'high'), 'ArrowDown', placeOf('c', 'high')],
  [placeOf('b', ROW_NAME), 'ArrowDown', categoryPlace('task')],
  [placeOf('a', 'high'), 'ArrowUp', columnPlace('high')],
  [placeOf('c', LABEL), 'ArrowDown', null],
] as const)('from %s by %s', (place, arrow, target) => {
  expect(keyTarget(lines, place, arrow)).toBe(target);
});

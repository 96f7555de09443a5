import { removeRows } from '../rubric/rubric-changes';
import { anEditedRubric } from '../testing/edited';
import { placeAfterDeletion } from './after-deletion';
import { CORNER, categoryPlace, columnPlace, placeOf, ROW_NAME } from './places';

const rubric = anEditedRubric();

it.each([
  ['a', placeOf('b', ROW_NAME)],
  ['b', placeOf('a', ROW_NAME)],
  ['c', categoryPlace('task')],
  ['low', columnPlace('high')],
  ['high', columnPlace('low')],
  ['talk', categoryPlace('task')],
])('after %s one is at %s', (gone, place) => {
  expect(placeAfterDeletion(rubric, gone)).toBe(place);
});

it('after the last category one is at the corner', () => {
  const one = { ...removeRows({ c: null })(rubric), categories: rubric.categories.slice(0, 1) };
  expect(placeAfterDeletion(one, 'talk')).toBe(CORNER);
});

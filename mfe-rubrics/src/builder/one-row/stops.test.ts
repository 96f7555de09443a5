import { moveRowAmongParts } from '../rubric/parts-order';
import { addRow, removeCategory, removeRows, writeText } from '../rubric/rubric-changes';
import { anEditedRubric } from '../testing/edited';
import { changedRow, shownAt, stopsOf } from './stops';

const rubric = anEditedRubric();
const uids = (parts: Parameters<typeof stopsOf>[0]) => stopsOf(parts).map(({ uid }) => uid);

it('one goes from row to row through all categories, and over a category that has none', () => {
  expect(uids(rubric)).toEqual(['a', 'b', 'c']);
  expect(uids(removeRows({ c: null })(rubric))).toEqual(['a', 'b', 'task']);
  expect(uids(removeCategory('talk')(removeCategory('task')(rubric)))).toEqual([]);
});

it.each([
  ['a row that stays', 'b', 1, rubric, 'b'],
  ['a row that has moved', 'a', 0, moveRowAmongParts('a', 4)(rubric), 'a'],
  ['the first row of a category', 'talk', 2, rubric, 'a'],
  ['the one after a row that is gone', 'b', 1, removeRows({ b: null })(rubric), 'c'],
  ['the last one after the last row is gone', 'c', 2, removeCategory('task')(rubric), 'b'],
])('shows %s', (_, uid, at, parts, shown) => {
  const stops = stopsOf(parts);
  expect(stops[shownAt(stops, { uid, at })]?.uid).toBe(shown);
});

it('shows nothing of a rubric without categories', () => {
  expect(shownAt([], { uid: '', at: 0 })).toBe(-1);
});

it.each([
  ['a text', writeText('b', 'low', 'new')(rubric), 'b'],
  ['a row more', addRow('n', 'talk', 'a')(rubric), 'n'],
  ['a row less', removeRows({ a: null })(rubric), null],
])('finds the row in which another version has %s', (_, after, uid) => {
  expect(changedRow(rubric, after)).toBe(uid);
});

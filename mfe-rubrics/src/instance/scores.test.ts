import { changedItems, gridOf, NOT_OBSERVED, scoresOf } from './scores';
import { anInstance, anItem, aPinnedRubric } from './testing/builders';

const rubric = aPinnedRubric();
const { items } = anInstance({}, [
  anItem('a', { checked: 1, notes: '<p>Well</p>' }),
  anItem('c', { not_observed: true }),
]);

it('are what was chosen by the uid of its column, not observed kept apart from nothing', () => {
  expect(scoresOf(rubric, items)).toEqual({
    a: { choice: 'high', notes: '<p>Well</p>' },
    b: { choice: null, notes: '' },
    c: { choice: NOT_OBSERVED, notes: '' },
  });
});

it('go back to the server as they came', () => {
  expect(gridOf(rubric, scoresOf(rubric, items))).toEqual(items);
});

it('stay with their columns when these are in another order', () => {
  const turned = aPinnedRubric({ columns: [...rubric.columns].reverse() });
  expect(gridOf(turned, scoresOf(rubric, items))[0]?.[0]).toMatchObject({ row_uid: 'a', checked: 0 });
});

it('stay the same objects where they say the same', () => {
  const before = scoresOf(rubric, items);
  expect(scoresOf(rubric, items, before)).toBe(before);
  const changed = anInstance({}, [anItem('a', { checked: 1, notes: '<p>Well</p>' })]).items;
  const after = scoresOf(rubric, changed, before);
  expect(after.a).toBe(before.a);
  expect(after.c).toEqual({ choice: null, notes: '' });
});

it('are sent row by row', () => {
  const before = scoresOf(rubric, items);
  const now = { ...before, b: { choice: 'low', notes: '' } };
  expect(changedItems(rubric, now, before)).toEqual([
    [{ ...anItem('b', { checked: 0 }), column_uid: 'low' }],
    [],
  ]);
  expect(changedItems(rubric, before, before)).toEqual([[], []]);
});

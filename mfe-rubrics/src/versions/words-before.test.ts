import { aPinnedRubric, aRow } from '../instance/testing/builders';
import { wordsBefore } from './words-before';

const now = aPinnedRubric();
const unchanged = { name: null, label: null, cols: [null, null], category: null, isMoved: false };

it('are none where nothing was before, or nothing is worded otherwise', () => {
  expect(wordsBefore(null, now)).toBeNull();
  expect(wordsBefore(aPinnedRubric(), now)).toBeNull();
});

it('of another order say what moved, and that no word is another', () => {
  const before = aPinnedRubric({
    columns: [...now.columns].reverse(),
    categories: [...now.categories].reverse().map((category) => ({
      ...category,
      rows: [...category.rows].reverse().map((row) => ({ ...row, cols: [...row.cols].reverse() })),
    })),
  });
  const changed = wordsBefore(before, now);
  expect(changed).toMatchObject({ names: [], moved: ['Emerging', 'Talk'], isReworded: false });
  expect([...changed!.rows]).toEqual([['a', { ...unchanged, isMoved: true }]]);
});

it('say under which category a row stood, and nothing of those that made room for it', () => {
  const [talk, task] = now.categories as [(typeof now.categories)[0], (typeof now.categories)[0]];
  const before = aPinnedRubric({
    categories: [
      { ...talk, rows: talk.rows.slice(1) },
      { ...task, rows: [talk.rows[0]!, ...task.rows] },
    ],
  });
  expect([...wordsBefore(before, now)!.rows]).toEqual([['a', { ...unchanged, category: 'Task' }]]);
});

it('say what the notes of a row were called', () => {
  const [talk, task] = now.categories as [(typeof now.categories)[0], (typeof now.categories)[0]];
  const before = aPinnedRubric({
    categories: [talk, { ...task, rows: [aRow('c', { textbox_label: 'Evidence' })] }],
  });
  const changed = wordsBefore(before, now);
  expect(changed).toMatchObject({ names: [], moved: [], isReworded: true });
  expect([...changed!.rows]).toEqual([['c', { ...unchanged, label: 'Evidence' }]]);
});

it('are those of columns, categories, rows and cells', () => {
  const before = aPinnedRubric({
    columns: [{ uid: 'low', name: 'Beginning' }, now.columns[1]!],
    categories: [
      { uid: 'talk', name: 'Talking', rows: [aRow('a', { cols: ['never', 'a always'] }), aRow('b')] },
      { uid: 'task', name: 'Task', rows: [aRow('c', { name: 'The third' })] },
    ],
  });
  const changed = wordsBefore(before, now);
  expect(changed?.names).toEqual([
    { before: 'Beginning', after: 'Emerging' },
    { before: 'Talking', after: 'Talk' },
  ]);
  expect([...changed!.rows]).toEqual([
    ['a', { ...unchanged, cols: ['never', null] }],
    ['c', { ...unchanged, name: 'The third' }],
  ]);
});

import { aPinnedRubric, aRow } from '../instance/testing/builders';
import { wordsBefore } from './words-before';

const now = aPinnedRubric();

it('are none where nothing was before, or nothing is worded otherwise', () => {
  expect(wordsBefore(null, now)).toBeNull();
  expect(wordsBefore(aPinnedRubric(), now)).toBeNull();
});

it('another order is not another wording', () => {
  const turned = aPinnedRubric({
    columns: [...now.columns].reverse(),
    categories: [...now.categories].reverse().map((category) => ({
      ...category,
      rows: category.rows.map((row) => ({ ...row, cols: [...row.cols].reverse() })),
    })),
  });
  expect(wordsBefore(turned, now)).toBeNull();
});

it('are told of columns, categories, rows and cells', () => {
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
    ['a', { name: null, cols: ['never', null] }],
    ['c', { name: 'The third', cols: [null, null] }],
  ]);
});

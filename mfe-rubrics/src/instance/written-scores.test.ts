import { NOT_OBSERVED } from './scores';
import { writtenScores } from './written-scores';

const row = (uid: string) => ({
  uid,
  name: `Row ${uid}`,
  cols: ['', ''],
  textbox_label: '',
  next_steps: [[], []],
});
const rubric = {
  columns: [
    { uid: 'seldom', name: 'Seldom' },
    { uid: 'often', name: 'Often' },
  ],
  categories: [{ uid: 'talk', name: 'Talk', rows: ['a', 'b', 'c', 'd'].map(row) }],
};

it('names each row with what was chosen and noted in it, and leaves out those nobody looked at', () => {
  expect(
    writtenScores(rubric, {
      a: { choice: 'often', notes: '<p>Waits</p>' },
      b: { choice: NOT_OBSERVED, notes: '' },
      d: { choice: null, notes: '<p>Asks why</p>' },
    }),
  ).toEqual([
    { title: 'Row a: Often', notes: '<p>Waits</p>' },
    { title: 'Row b: Not observed', notes: '' },
    { title: 'Row d', notes: '<p>Asks why</p>' },
  ]);
});

import type { EditedRow } from '../rubric/edited-rubric';
import { looksSame } from './drawn-rows';

const [low, high] = ['no', 'yes'];
const row: EditedRow = {
  uid: 'a',
  category_uid: 'talk',
  name: 'Asks why',
  texts: { low, high },
  textbox_label: '',
  next_steps: { low: ['Ask once'] },
};

it.each<[string, Partial<EditedRow>, string[], boolean]>([
  ['without the text of a column that is gone', { texts: { low } }, ['low'], true],
  ['without the text of a column that is there', { texts: { low } }, ['low', 'high'], false],
  ['with a blank text in a new column', { texts: { low, high, new: '' } }, ['low', 'high', 'new'], true],
  ['with another text', { texts: { low: 'never', high } }, ['low', 'high'], false],
  ['with the same steps in another list', { next_steps: { low: ['Ask once'] } }, ['low', 'high'], true],
  ['with other steps', { next_steps: { low: ['Ask twice'] } }, ['low', 'high'], false],
  ['without steps', { next_steps: {} }, ['low', 'high'], false],
  ['of another name', { name: 'Waits' }, ['low', 'high'], false],
  ['whose notes are called otherwise', { textbox_label: 'Evidence' }, ['low', 'high'], false],
  ['in another category', { category_uid: 'task' }, ['low', 'high'], false],
])('a row %s', (_, change, columns, expected) => {
  expect(looksSame(row, { ...row, ...change }, columns)).toBe(expected);
});

import type { ImportedRow } from '@coaching/contracts';
import { countFates, importRowsOf, listRows, peopleOf, summaryOf } from './list-rows';
import type { Meaning } from './meanings';

const meanings: Meaning[] = ['first_name', 'email'];
const rowsOf = (...cells: string[][]) => cells.map((each, at) => ({ number: at + 1, cells: each }));
const said = (email: string, more: Partial<ImportedRow> = {}): ReadonlyMap<number, ImportedRow> => {
  const row = { number: 1, first_name: 'Ada', last_name: '', email, role: '', program: '' };
  const judged: ImportedRow = {
    ...row,
    outcome: 'new',
    message: '',
    username: '',
    changes: [],
    state: 'waiting',
    ...more,
  };
  return new Map([[1, judged]]);
};

it.each<[string, Partial<ImportedRow>, string, string]>([
  ['who is new', {}, 'new', 'Is invited'],
  ['who is there', { outcome: 'there', username: 'Bea M.' }, 'there', 'Is here already: Bea M.'],
  ['who is listed twice', { outcome: 'duplicate', message: 'The same.' }, 'twice', 'The same.'],
  ['who is wrong', { outcome: 'invalid', message: 'Not this one.' }, 'wrong', 'Not this one.'],
  ['who was another by then', { state: 'moved', message: 'Later.' }, 'wrong', 'Later.'],
  ['who was refused', { state: 'refused', message: 'Later.' }, 'wrong', 'Later.'],
  ['who was invited', { state: 'done' }, 'done', 'Invited'],
])('says of %s what the server says', (_, more, fate, words) => {
  const people = peopleOf(rowsOf(['Ada', 'Ada@x.org']), meanings);
  expect(listRows(people, said('ada@x.org', more))).toMatchObject([{ fate, words }]);
});

it('waits for the server’s word on what was corrected, and says at once what is wrong', () => {
  const judged = said('ada@x.org');
  expect(listRows(peopleOf(rowsOf(['Ada', 'eve@x.org']), meanings), judged)).toMatchObject([
    { fate: 'asked' },
  ]);
  expect(listRows(peopleOf(rowsOf(['Ada', '']), meanings), judged)).toMatchObject([
    { fate: 'wrong', words: 'The email is missing.' },
  ]);
});

it('drops rows without anybody', () => {
  const people = peopleOf(rowsOf(['', ''], ['Ada', 'ada@x.org']), meanings);
  expect(listRows(people, new Map())[0]).toMatchObject({ fate: 'nobody' });
  expect(importRowsOf(people)).toEqual([
    { number: 2, first_name: 'Ada', last_name: '', email: 'ada@x.org', role: '', program: '' },
  ]);
});

it('knows nothing before the column of the emails is', () => {
  expect(listRows(peopleOf(rowsOf(['Ada', 'new@x.org']), ['first_name']), null)).toMatchObject([
    { fate: 'asked', words: '' },
  ]);
});

it('sums up', () => {
  const none = countFates([]);
  expect(summaryOf(none)).toBe('Nobody is in this list.');
  expect(summaryOf({ ...none, new: 1200, there: 1 })).toBe('1,200 are invited, 1 is here already.');
  expect(summaryOf({ ...none, wrong: 2, asked: 1 })).toBe('1 is looked up, 2 are to be mended.');
});

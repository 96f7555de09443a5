import { countFates, type Known, listRows, peopleOf, resultCsv, summaryOf } from './list-rows';
import type { Meaning } from './meanings';

const meanings: Meaning[] = ['first_name', 'email'];
const rowsOf = (...cells: string[][]) => cells.map((each, at) => ({ number: at + 1, cells: each }));
const known: Known = {
  outcomes: new Map([
    ['new@x.org', { outcome: 'new', username: '' }],
    ['added@x.org', { outcome: 'added', username: 'Ada L.' }],
    ['there@x.org', { outcome: 'there', username: 'Bea M.' }],
    ['staff@x.org', { outcome: 'refused', username: '' }],
    ['late@x.org', { outcome: 'new', username: '' }],
  ]),
  done: new Set(['done@x.org']),
  refusals: new Map([['late@x.org', 'Not this one.']]),
};

it.each([
  ['new@x.org', 'new', 'Is invited'],
  ['NEW@x.org', 'new', 'Is invited'],
  ['added@x.org', 'added', 'Has an account and is added: Ada L.'],
  ['there@x.org', 'there', 'Is here already: Bea M.'],
  ['staff@x.org', 'wrong', 'Cannot be invited here: staff of the platform, or the coach.'],
  ['late@x.org', 'wrong', 'Not this one.'],
  ['done@x.org', 'done', 'Invited'],
  ['other@x.org', 'asked', 'Is looked up…'],
  ['', 'wrong', 'The email is missing.'],
])('%p is %s', (email, fate, words) => {
  expect(listRows(peopleOf(rowsOf(['Ada', email]), meanings), known)).toMatchObject([{ fate, words }]);
});

it('leaves out rows without anybody, and who is listed again', () => {
  const rows = listRows(
    peopleOf(rowsOf(['', ''], ['Ada', 'new@x.org'], ['Ada', 'New@x.org']), meanings),
    known,
  );
  expect(rows.map(({ number, fate, words }) => [number, fate, words])).toEqual([
    [1, 'nobody', 'Left out: nobody is in it'],
    [2, 'new', 'Is invited'],
    [3, 'twice', 'Left out: the same as row 2'],
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

it('writes a file of what became of each, in which nothing is a formula', () => {
  const rows = listRows(peopleOf(rowsOf(['=1+1', 'new@x.org'], ['Bea', 'bea']), meanings), known);
  expect(resultCsv(rows).split('\r\n')).toEqual([
    '\ufeff"Row","Last Name","First Name","Email","What happens"',
    `"1","","'=1+1","new@x.org","Is invited"`,
    expect.stringMatching(/^"2","","Bea","bea","/),
    '',
  ]);
});

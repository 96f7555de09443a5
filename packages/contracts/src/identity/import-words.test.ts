import { importRowWords } from './import-words';
import type { ImportChange, ImportedRow } from './people-import';

type Row = Pick<ImportedRow, 'outcome' | 'message' | 'username' | 'changes' | 'state'>;
const row: Row = { outcome: 'new', message: '', username: '', changes: [], state: 'waiting' };
const name: ImportChange = { field: 'first_name', place: '', before: 'Grase', after: 'Grace' };
const roles: ImportChange = { field: 'roles', place: 'Cedar Grove', before: '', after: 'Coach' };
const changed: Row = { ...row, outcome: 'changed', username: 'Grace H.', changes: [name, roles] };

it.each<[string, Row, string]>([
  ['somebody new', row, 'Is invited'],
  ['who was invited', { ...row, state: 'done' }, 'Invited'],
  ['who is there', { ...row, outcome: 'there', username: 'Bea' }, 'Is here already: Bea'],
  [
    'who is changed, with before and after',
    changed,
    'Is changed: Grace H. (First name: Grase → Grace; Roles in Cedar Grove: none → Coach)',
  ],
  ['who was taken back', { ...changed, state: 'taken-back' }, 'Taken back'],
  ['who is invited, with what is left out', { ...row, message: 'No Math.' }, 'Is invited. No Math.'],
  ['who was left after all', { ...row, state: 'left', message: 'Has signed in.' }, 'Has signed in.'],
  ['a row with a message', { ...row, outcome: 'invalid', message: 'No.' }, 'No.'],
])('says of %s what happens', (_, said, words) => {
  expect(importRowWords(said)).toBe(words);
});

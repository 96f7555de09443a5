import { importRowWords } from './import-words';
import type { ImportChange } from './people-import';

const row = { outcome: 'new', message: '', username: '', changes: [], state: 'waiting' } as const;
const name: ImportChange = { field: 'first_name', place: '', before: 'Grase', after: 'Grace' };
const roles: ImportChange = { field: 'roles', place: 'Cedar Grove', before: '', after: 'Coach' };
const changed = { ...row, outcome: 'changed', username: 'Grace H.', changes: [name, roles] } as const;

it.each([
  ['somebody new', row, 'Is invited'],
  ['who was invited', { ...row, state: 'done' as const }, 'Invited'],
  ['who is there', { ...row, outcome: 'there' as const, username: 'Bea' }, 'Is here already: Bea'],
  [
    'who is changed, with before and after',
    changed,
    'Is changed: Grace H. (First name: Grase → Grace; Roles in Cedar Grove: none → Coach)',
  ],
  ['who was taken back', { ...changed, state: 'taken-back' as const }, 'Taken back'],
  ['a row with a message', { ...row, outcome: 'invalid' as const, message: 'No.' }, 'No.'],
])('says of %s what happens', (_, said, words) => {
  expect(importRowWords(said)).toBe(words);
});

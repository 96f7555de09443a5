import { type Meaning, matchHeads, meaningOf, withMeaning } from './meanings';

it.each<[Meaning | null, string[]]>([
  [
    'last_name',
    ['last name', 'last_name', 'lastname', 'last', 'sur name', 'surname', 'LAST NAME', ' Surname '],
  ],
  [
    'first_name',
    ['first name', 'first_name', 'firstname', 'first', 'given name', 'givenname', 'Given  Name'],
  ],
  ['email', ['e-mail', 'email', 'E-Mail', 'EMAIL', 'Email Address']],
  ['last_first', ['last, first', 'Last Name, First Name', 'last,first', 'Surname, Given name', 'last first']],
  [
    'first_last',
    ['first last', 'First Name Last Name', 'firstname lastname', 'Given name Surname', 'first, last'],
  ],
  [null, ['', 'name', 'school', 'lastfirst', 'emails', 'Ada', 'first first', 'constructor']],
])('%s is what these heads mean', (meaning, heads) => {
  expect(heads.map((head) => meaningOf(head))).toEqual(heads.map(() => meaning));
});

it.each([
  [
    'in the first row',
    [
      ['Email', 'Room'],
      ['a@b.c', '1'],
    ],
    { heads: ['Email', 'Room'], meanings: ['email', null], rows: [['a@b.c', '1']] },
  ],
  [
    'below a title',
    [
      ['Staff of 2026', ''],
      ['Last', 'First'],
      ['Lovelace', 'Ada'],
    ],
    { heads: ['Last', 'First'], meanings: ['last_name', 'first_name'], rows: [['Lovelace', 'Ada']] },
  ],
  ['nowhere', [['Ada', 'a@b.c']], { heads: ['', ''], meanings: [null, null], rows: [['Ada', 'a@b.c']] }],
  [
    'twice',
    [
      ['email', 'e-mail'],
      ['a@b.c', 'd@e.f'],
    ],
    { heads: ['email', 'e-mail'], meanings: ['email', null], rows: [['a@b.c', 'd@e.f']] },
  ],
  ['in nothing', [], { heads: [], meanings: [], rows: [] }],
])('finds the heads %s', (_, rows, found) => {
  expect(matchHeads(rows)).toEqual(found);
});

it('gives each meaning to one column, and ignores as many as one likes', () => {
  expect(withMeaning(['email', null, 'ignore'], 1, 'email')).toEqual([null, 'email', 'ignore']);
  expect(withMeaning(['email', null, 'ignore'], 1, 'ignore')).toEqual(['email', 'ignore', 'ignore']);
  expect(withMeaning(['email', null], 0, null)).toEqual([null, null]);
});

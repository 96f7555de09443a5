import { emptiedNames, fullName, initialsOf, isBlank, renamed } from './names';

it.each([
  ['Maya', 'Okafor', 'Maya Okafor', 'MO'],
  ['inês', 'de Carvalho', 'inês de Carvalho', 'ID'],
  ['', 'Prince', 'Prince', 'P'],
  ['Cher', '', 'Cher', 'C'],
  ['', '', '', ''],
  [' Maya ', '  Okafor', 'Maya Okafor', 'MO'],
  ['ﬃ', '𝒜', 'ﬃ 𝒜', 'F𝒜'],
  ['𝒜da', 'ßen', '𝒜da ßen', '𝒜S'],
])('%s %s is called %s, in short %s', (first, last, name, initials) => {
  expect(fullName(first, last)).toBe(name);
  expect(initialsOf(first, last)).toBe(initials);
});

describe('a change of name', () => {
  const maya = { first_name: 'Maya', last_name: 'Okafor', username: 'Maya Okafor', initials: 'MO' };

  it.each([
    ['the username while it is the full name', maya, { last_name: 'Grant' }, 'Maya Grant', 'MG'],
    ['an empty username', { ...maya, username: ' ' }, { first_name: 'Mia' }, 'Mia Okafor', 'MO'],
    ['no username that was chosen', { ...maya, username: 'Ms O' }, { first_name: 'Ada' }, 'Ms O', 'AO'],
    [
      'initials also where they were chosen',
      { ...maya, initials: 'XX' },
      { first_name: 'Ada' },
      'Ada Okafor',
      'AO',
    ],
    ['both, to nothing', maya, { first_name: '', last_name: '' }, '', ''],
    [
      'nothing while the names stay',
      { ...maya, initials: 'XX' },
      { first_name: 'Maya' },
      'Maya Okafor',
      'XX',
    ],
    ['nothing without names', { ...maya, initials: 'XX' }, {}, 'Maya Okafor', 'XX'],
  ])('moves %s', (_what, person, change, username, initials) => {
    expect(renamed(person, change)).toEqual({ ...person, ...change, username, initials });
  });

  it('follows each letter as it is typed', () => {
    const empty = { first_name: '', last_name: '', username: '', initials: '' };
    const typed = ['M', 'Ma', 'May', 'Maya'].reduce(
      (person, first_name) => renamed(person, { first_name }),
      empty,
    );
    expect(renamed(typed, { last_name: 'O' })).toMatchObject({ username: 'Maya O', initials: 'MO' });
  });

  it('keeps what else there is', () => {
    expect(renamed({ ...maya, uid: 'maya' }, { first_name: 'Ada' })).toMatchObject({ uid: 'maya' });
  });
});

it.each(['', ' ', '\u00a0', '\u200b\u200d', '\u3164', '\u2800', '\u202e', '\ufeff', '\u115f\u1160'])(
  'shows nothing: %j',
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);

it.each(['Cher', '麻耶', '-', 'ß', ' a ', '\u200bAda'])('shows something: %j', (text) => {
  expect(isBlank(text)).toBe(false);
});

describe('names cannot be emptied', () => {
  const maya = { first_name: 'Maya', last_name: 'Okafor' };
  it.each([
    ['one', maya, { first_name: '' }, ['first_name']],
    ['both', maya, { first_name: ' ', last_name: '\u200b' }, ['first_name', 'last_name']],
    ['none, when they change', maya, { first_name: 'Mia', last_name: 'Grant' }, []],
    ['none, when nothing is said of them', maya, { username: '' }, []],
    ['none, where there is none', { first_name: 'Cher', last_name: '' }, { last_name: '' }, []],
  ])('%s', (_which, before, change, emptied) => {
    expect(emptiedNames(before, change)).toEqual(emptied);
  });
});

import { accountKey } from './account-key';

describe('an account', () => {
  const coach = accountKey('coach@school.test');

  it.each([
    'COACH@School.test',
    '  coach@school.test\t',
    '\u00a0coach@school.test',
    'coac\u0068@school.test',
  ])('is the same as identity reads %j', (email) => expect(accountKey(email)).toBe(coach));

  it.each([
    undefined,
    null,
    7,
    [],
    ['coach@school.test'],
    { $ne: '' },
    '',
    'coach',
    'co\u0430ch@school.test',
  ])('is one for all that names none: %j', (email) => expect(accountKey(email)).toBe(accountKey(undefined)));

  it('has a key that does not tell whose it is', () => {
    expect(coach).toMatch(/^[\w-]{43}$/);
  });
});

import { isWorthAsking, mayBeSignedIn } from './signed-in-hint';

it.each([
  ['signed_in=1', true],
  ['__Host-signed_in=1', true],
  ['theme=dark; signed_in=1; a=b', true],
  ['', false],
  ['signed_in=', false],
  ['not_signed_in=1', false],
  ['signed_in=10', false],
  ['a=signed_in=1', false],
])('%j says that somebody may be signed in: %s', (cookies, expected) => {
  expect(mayBeSignedIn(cookies)).toBe(expected);
});

it.each([
  ['/api', 'signed_in=1', true],
  ['/api', 'theme=dark', false],
  ['', '', false],
  ['https://api.school.test', '', true],
])('is worth asking with calls below %j and the cookies %j: %s', (apiBase, cookies, expected) => {
  expect(isWorthAsking(apiBase, cookies)).toBe(expected);
});

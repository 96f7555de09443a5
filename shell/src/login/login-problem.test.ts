import { problemOf } from './login-problem';

it.each([
  ['a refusal under the password', { message: 'No.', body: null }, { password: 'No.' }],
  [
    'a bad address under the email',
    { message: 'x', body: { errors: [{ path: 'body.email', message: 'Not an address.' }] } },
    { email: 'Not an address.' },
  ],
  [
    'a silent failure with words',
    { message: '', body: null },
    { password: expect.stringMatching(/try again/) },
  ],
])('puts %s', (_, refusal, problem) => {
  expect(problemOf(refusal)).toEqual(problem);
});

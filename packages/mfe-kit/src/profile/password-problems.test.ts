import { passwordProblems } from './password-problems';

const good = 'a long enough one';

it.each([
  ['nothing', '', '', { password: expect.any(String) }],
  ['too short', 'short', 'short', { password: expect.stringMatching(/10 characters/) }],
  ['the address', 'ada@school.test', 'ada@school.test', { password: expect.any(String) }],
  ['two that differ', good, 'another one entirely', { again: 'Passwords do not match' }],
  ['one that is not repeated', good, '', { again: 'Passwords do not match' }],
  ['a good one', good, good, {}],
])('%s', (_, password, again, problems) => {
  expect(passwordProblems(password, again, ['ada@school.test'])).toEqual(problems);
});

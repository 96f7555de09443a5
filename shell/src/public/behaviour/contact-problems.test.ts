import { contactProblems } from './contact-problems';

const whole = { first_name: 'Ada', last_name: 'Park', email: 'ada@school.test', help: '' };

it.each([
  ['nothing', {}, []],
  ['a first name of spaces', { first_name: '  ' }, ['first_name']],
  ['no names', { first_name: '', last_name: '' }, ['first_name', 'last_name']],
  ['no email', { email: '' }, ['email']],
  ['half an email', { email: 'ada@' }, ['email']],
])('finds %s wrong', (_, change, fields) => {
  expect(contactProblems({ ...whole, ...change }).map(({ field }) => field)).toEqual(fields);
});

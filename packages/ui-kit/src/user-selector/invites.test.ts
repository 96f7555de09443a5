import { invitedOf, problemsOfInvite } from './invites';

const maya = { first_name: 'Maya', last_name: 'Okafor', email: 'maya@school.test' };
const required = 'Field is required';
const wrong = 'Please enter an email address.';

it.each([
  ['everything', {}, {}],
  ['spaces around it', { email: ' maya@school.test ' }, {}],
  ['no first name', { first_name: ' ' }, { first_name: required }],
  ['an email alone', { first_name: '', last_name: '' }, { first_name: required, last_name: required }],
  ['no email', { email: '' }, { email: required }],
  ['half an email', { email: 'maya@school' }, { email: wrong }],
  ['a name for an email', { email: 'maya' }, { email: wrong }],
  ['an email with a gap', { email: 'maya okafor@school.test' }, { email: wrong }],
  ['nothing at all', { first_name: '', last_name: ' ', email: '' }, {}],
])('a row with %s', (_, change, problems) => {
  expect(problemsOfInvite({ ...maya, ...change })).toEqual(problems);
});

it('an email is invited once, however it is written', () => {
  expect(problemsOfInvite({ ...maya, email: 'MAYA@school.test ' }, [maya])).toEqual({
    email: 'This email stands in a row above.',
  });
});

it('drops rows in which nothing was typed, and the spaces around what was', () => {
  const nothing = { first_name: '', last_name: ' ', email: '' };
  expect(invitedOf([nothing, { ...maya, first_name: ' Maya ' }, nothing])).toEqual([maya]);
});

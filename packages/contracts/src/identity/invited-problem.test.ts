import { invitedUserSchema } from './invitation';
import { problemWithInvited } from './invited-problem';

const somebody = { first_name: 'Ana', last_name: 'Ruiz', email: 'ana@school.test' };

it.each([
  ['somebody', somebody],
  ['spaces around', { first_name: ' Ana ', last_name: ' Ruiz ', email: ' Ana@School.test ' }],
  ['the longest name', { ...somebody, last_name: 'a'.repeat(100) }],
  ['a name that is too long', { ...somebody, first_name: 'a'.repeat(101) }],
  ['no host', { ...somebody, email: 'ana@' }],
  ['no dot', { ...somebody, email: 'ana@school' }],
  ['two dots', { ...somebody, email: 'ana..ruiz@school.test' }],
  ['an accent', { ...somebody, email: 'aná@school.test' }],
  ['the longest address', { ...somebody, email: `${'a'.repeat(242)}@school.test` }],
  ['an address that is too long', { ...somebody, email: `${'a'.repeat(243)}@school.test` }],
])('%s: says what the schema of somebody to invite says', (_, person) => {
  const checked = invitedUserSchema.safeParse(person);
  expect(problemWithInvited(person)).toBe(checked.success ? null : checked.error.issues[0]!.message);
});

it.each([
  ['The email is missing.', { ...somebody, email: ' ' }],
  ['The name is missing.', { ...somebody, first_name: ' ', last_name: '' }],
  ['Please use at most 100 characters.', { ...somebody, last_name: 'a'.repeat(101) }],
  ['Please enter an email address.', { ...somebody, email: 'ana' }],
])('says "%s"', (problem, person) => {
  expect(problemWithInvited(person)).toBe(problem);
});

import { invitedWords } from './invited-words';

const grace = { email: 'grace@school.test', outcome: 'there' as const, username: 'Grace Kim' };
const theo = { email: 'theo@school.test', outcome: 'there' as const, username: '' };

it.each([
  [[], ['Ines Sosa'], 'Ines Sosa was invited'],
  [[], ['Ines Sosa', 'Ada Park'], '2 people were invited'],
  [[grace], [], 'Grace Kim is here already'],
  [[theo], [], 'theo@school.test is here already'],
  [[grace, theo], [], '2 people are here already'],
  [[grace], ['Ines Sosa'], 'Ines Sosa was invited, Grace Kim is here already'],
])('of %j there and %j invited it says %s', (there, usernames, words) => {
  expect(invitedWords(there, usernames)).toBe(words);
});

import { rosterWords } from './roster-words';

const roles = (...all: string[]) => all.map((role) => ({ role }));

it.each([
  [
    roles('Coachee', 'Coachee', 'Program Admin'),
    'The roster says who becomes what: 2 as Coachee, 1 as Program Admin, and nobody as Coach.',
  ],
  [roles('Coachee', ''), 'The roster says who becomes what: 1 as Coachee, 1 as Coach.'],
  [roles('', ''), null],
  [roles('Coach', ''), null],
  [[], null],
])('of %j under Upload Coach says %j', (people, words) => {
  expect(rosterWords(people, 'Coach')).toBe(words);
});

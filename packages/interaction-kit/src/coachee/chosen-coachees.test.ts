import { chosenCoachees } from './chosen-coachees';

const [ada, ben, cleo] = ['ada', 'ben', 'cleo'].map((uid) => ({
  uid,
  username: uid,
  initials: uid.slice(0, 1),
  picture: null,
})) as [never, never, never];

it.each([
  ['who was picked', [], [ada], [], [ada]],
  ['who was picked, before who was invited', [], [ada], [ben], [ada]],
  ['who was invited, where nobody was picked', [], [], [ben], [ben]],
  ['nothing new where the same one was picked', [ada], [ada], [], null],
  ['nothing new where nobody was picked', [ada], [], [], null],
])('of one, it is %s', (_, before, picked, invited, chosen) => {
  expect(chosenCoachees(before, picked, invited, false)).toEqual(chosen);
});

it.each([
  ['all who were picked and invited', [ada], [ada, ben], [cleo], [ada, ben, cleo]],
  ['each of them once', [], [ada, ben], [ben], [ada, ben]],
  ['nobody where all were taken out', [ada, ben], [], [], []],
  ['nothing new where the same ones were picked', [ada, ben], [ada, ben], [], null],
])('of several, it is %s', (_, before, picked, invited, chosen) => {
  expect(chosenCoachees(before, picked, invited, true)).toEqual(chosen);
});

import { usualWeeks } from './usual-weeks';

const chosen = new Map([
  ['cedar', 2],
  ['lakeside', 6],
]);

it.each<[string[], string[], number]>([
  [['cedar'], ['cedar'], 2],
  [['cedar', 'lakeside'], ['lakeside'], 6],
  [['cedar'], ['lakeside'], 2],
  [['hilltop', 'cedar'], ['hilltop'], 2],
  [['hilltop'], ['cedar'], 4],
  [[], ['lakeside'], 6],
  [[], [], 4],
])('a coachee of %j with a coach of %j is usually seen every %i weeks', (coachee, coach, weeks) => {
  expect(usualWeeks({ coachee, coach }, chosen)).toBe(weeks);
});

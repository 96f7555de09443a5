import { stepsIn, tooManySteps } from './steps-in';

it('is one step per line, without blank ones', () => {
  expect(stepsIn(' Ask why \n\nWait\n')).toEqual(['Ask why', 'Wait']);
});

it.each([
  ['as many as there can be', Array(10).fill('step').join('\n'), null],
  ['one too many', Array(11).fill('step').join('\n'), 'Please suggest at most 10 steps.'],
  ['one that is too long', 'x'.repeat(501), 'Please use at most 500 characters for each step.'],
])('%s', (_, text, problem) => {
  expect(tooManySteps(text)).toBe(problem);
});

import { timeLeft } from './time-left';

it.each([
  [30 * 60_000, '30 min left'],
  [29 * 60_000 + 1, '30 min left'],
  [60_000, '1 min left'],
  [59_001, '1 min left'],
  [59_000, '59 s left'],
  [1, '1 s left'],
  [0, '0 s left'],
  [-5000, '0 s left'],
])('%i ms are %s', (milliseconds, words) => {
  expect(timeLeft(milliseconds)).toBe(words);
});

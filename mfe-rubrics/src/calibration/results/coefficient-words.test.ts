import { measured } from '../testing/builders';
import { alphaWords, kappaWords } from './coefficient-words';

it.each<[value: number, n: number, interval: [low: number, high: number] | null, words: string]>([
  [0.9, 40, [0.84, 0.95], 'Scores can be relied on, whoever observes.'],
  [0.72, 40, [0.67, 0.78], 'Enough for careful conclusions, not for more.'],
  [0.4, 40, [0.2, 0.6], 'Too little to rely on what one observer scores.'],
  [-0.3, 40, [-0.5, -0.1], 'The observers agree no better than chance would.'],
  [
    0.82,
    6,
    [0.15, 0.97],
    'From so few rows this says little yet: agreement may be anything from too little to rely on what one observer scores to enough to rely on scores, whoever observes.',
  ],
  [
    0.82,
    40,
    [0.7, 0.9],
    'Enough for careful conclusions. Whether scores can be relied on, whoever observes, more rows would tell.',
  ],
  [
    0.6,
    25,
    [-0.1, 0.7],
    'From 25 rows this says little yet: agreement may be anything from no better than chance to enough for careful conclusions.',
  ],
  [1, 3, [1, 1], 'From so few rows this says little yet.'],
  [1, 25, [1, 1], 'Scores can be relied on, whoever observes.'],
  [0.85, 3, null, 'From so few rows this says little yet.'],
])('says of an alpha of %s from %s rows, %j', (value, n, interval, words) => {
  const ends = interval && { low: interval[0], high: interval[1] };
  expect(alphaWords(measured(value, n, ends))).toBe(words);
});

it.each<[value: number, n: number, interval: [low: number, high: number], words: string]>([
  [
    0.7,
    200,
    [0.62, 0.78],
    'Beyond what chance would give, agreement is substantial. Levels far apart count more.',
  ],
  [
    0.7,
    24,
    [0.405, 0.85],
    'Beyond what chance would give, agreement is at least moderate and may be almost perfect: 24 pairs do not tell more. Levels far apart count more.',
  ],
  [
    0.3,
    24,
    [-0.1, 0.7],
    'From 24 pairs this says little yet: agreement may be anything from no better than chance to substantial. Levels far apart count more.',
  ],
  [-0.4, 24, [-0.6, -0.1], 'The observers agree no better than chance would.'],
])('says of a kappa of %s from %s pairs, %j', (value, n, [low, high], words) => {
  expect(kappaWords(measured(value, n, { low, high }))).toBe(words);
});

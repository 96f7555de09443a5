import { wordsOf } from '../interactions/interaction-words';
import { wordCounts } from './word-counts';

const found = (words: readonly string[], beginning: string) =>
  [...wordCounts(words)].reduce((sum, [word, count]) => (word.startsWith(beginning) ? sum + count : sum), 0);

it.each([
  'Wait time',
  'plan planned planning plane',
  'a ab abc b',
  'Reading, rereading and read-alouds: reader’s theater',
  'one',
  'x x2 x22 xy y',
  '𐌰𐌱 𐌰𐌲 𐌳',
])('of "%s" add up to one for every beginning of a word, and to none for everything else', (text) => {
  const words = wordsOf(text);
  const beginnings = words.flatMap((word) =>
    [...word].map((_, length) => [...word].slice(0, length + 1).join('')),
  );
  for (const beginning of beginnings) expect([beginning, found(words, beginning)]).toEqual([beginning, 1]);
  for (const other of ['q', 'planx', 'wat', 'abcd']) expect(found(words, other)).toBe(0);
});

it('of a row without words are none', () => {
  expect(wordCounts([])).toEqual(new Map());
});

import { chance } from '@coaching/contracts';
import { anchorsOf, pairKeysFor, pairsOf } from './pairs';

it.each([
  ['lesson', []],
  ['lessons', ['son']],
  ['playground', expect.arrayContaining(['ygr'])],
  ['学习者学习者', expect.any(Array)],
])('%s stands for itself by %j', (word, anchors) => {
  expect(anchorsOf(word)).toEqual(anchors);
});

it('every text that holds two words somewhere stands under a key for them', () => {
  const random = chance(7);
  const word = (least: number) =>
    Array.from(
      { length: least + Math.floor(random() * 8) },
      () => 'aeiourstlnzq'[Math.floor(random() * 12)],
    ).join('');
  let asked = 0;
  for (let round = 0; round < 500; round += 1) {
    const [one, other] = [word(7), word(7)];
    const keys = pairKeysFor([one, other]);
    if (!keys) continue;
    asked += 1;
    const others = Array.from({ length: Math.floor(random() * 12) }, () => word(1));
    for (const text of [
      [`${word(0)}${one}${word(0)}`, ...others, `${word(0)}${other}`],
      [...others, `${other}${word(0)}${one}`],
    ])
      expect(pairsOf(text).some((key) => keys.includes(key))).toBe(true);
  }
  expect(asked).toBeGreaterThan(400);
});

it('a text of two words stands under the key of both, and under that of no other', () => {
  const pairs = pairsOf(['playground', 'curriculum']);
  expect(pairKeysFor(['curriculum', 'playground'])!.some((key) => pairs.includes(key))).toBe(true);
  expect(pairKeysFor(['playground', 'students'])!.some((key) => pairs.includes(key))).toBe(false);
});

it('a long text has as many keys as pieces', () => {
  const words = Array.from({ length: 60 }, (_, at) => `long${String.fromCharCode(97 + (at % 26))}${at}word`);
  const anchors = new Set(words.flatMap(anchorsOf));
  expect(pairsOf(words)).toHaveLength(anchors.size);
});

it.each([[['playground']], [['go', 'playground']], [['playground', 'playground']], [['the', 'of', 'go']]])(
  'there is no pair in %j',
  (words) => {
    expect(pairKeysFor(words)).toBeNull();
  },
);

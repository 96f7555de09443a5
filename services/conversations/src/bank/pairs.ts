import { commonness, runs } from '@coaching/service-kit';
import { LENGTH } from './grams';

/** Of so many neighbouring pieces of a word one stands for it, thus for words of seven letters or more. */
const WINDOW = 5;
/** A text that more pieces stand for has no pairs, whose number grows with the square. */
const MOST = 20;

/** Pieces that stand in very many words whatever their letters: of two words that end so they would be all. */
const ENDINGS = new Set([
  'ing',
  'ion',
  'ons',
  'ent',
  'nts',
  'nce',
  'ers',
  'ess',
  'est',
  'ive',
  'ous',
  'ies',
  'ted',
]);

const rarer = (one: string, other: string): number =>
  Number(ENDINGS.has(one)) - Number(ENDINGS.has(other)) ||
  commonness(one) - commonness(other) ||
  (one < other ? -1 : Number(one !== other));

const rarestOf = (pieces: readonly string[]): string =>
  pieces.reduce((one, other) => (rarer(one, other) <= 0 ? one : other));

/**
 * The pieces that stand for a word, which also stand for every longer word that holds it; none for a short word. They
 * are its minimizers: of every few neighbouring pieces the rarest by a fixed order (Schleimer, Wilkerson and Aiken,
 * "Winnowing", 2003).
 */
export function anchorsOf(word: string): string[] {
  const pieces = runs([...word], LENGTH);
  const windows = Math.max(0, pieces.length - WINDOW + 1);
  return [...new Set(Array.from({ length: windows }, (_, at) => rarestOf(pieces.slice(at, at + WINDOW))))];
}

const pairOf = (one: string, other: string): string => [one, other].sort().join('+');
const long = (anchor: string): string => `*${anchor}`;

/**
 * The keys under which a text is found by two of its words: two common words are seldom together, and of the texts with
 * either most are looked at in vain. A long text is found by each word's pieces instead.
 */
export function pairsOf(words: readonly string[]): string[] {
  const anchors = [...new Set(words.flatMap(anchorsOf))];
  if (anchors.length > MOST) return anchors.map(long);
  return anchors.flatMap((one, at) => anchors.slice(at + 1).map((other) => pairOf(one, other)));
}

/**
 * The keys under which every text stands that holds all of these words; null where they are too few, too short or too
 * much alike. A piece that two words share says nothing of the other one.
 */
export function pairKeysFor(words: readonly string[]): string[] | null {
  const own = words.flatMap((word, at) => {
    const others = words.filter((_, place) => place !== at);
    const anchors = anchorsOf(word).filter((anchor) => !others.some((other) => other.includes(anchor)));
    return anchors.length > 0 ? [rarestOf(anchors)] : [];
  });
  const [one, other] = own.sort(rarer);
  return one !== undefined && other !== undefined ? [pairOf(one, other), long(one)] : null;
}

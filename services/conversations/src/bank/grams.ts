import { commonness, runs } from '@coaching/service-kit';

/** Scripts that put no spaces between words: there one or two signs say as much as a word elsewhere. */
const DENSE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

export const LENGTH = 3;

/** How many first letters of a word, and of a whole text, are pieces: the more, the fewer others begin so. */
const BEGINNINGS_OF_WORD = [1, 2, 3, 4, 5];
const BEGINNINGS_OF_TEXT = [1, 2, 3, 5, 8, 12];

/** What something begins with, at each of some lengths as far as it is so long. */
const beginningsOf = (signs: readonly string[], lengths: readonly number[]): string[] =>
  lengths.filter((length) => length <= signs.length).map((length) => signs.slice(0, length).join(''));

/** The longest of these. */
const longestOf = (text: string, lengths: readonly number[]): string =>
  beginningsOf([...text], lengths).at(-1)!;

/**
 * The pieces under which a word is found: every three letters of it, how it begins (after a space), and in dense scripts
 * every sign and every two.
 */
export function gramsOfWord(word: string): string[] {
  const signs = [...word];
  const short = DENSE.test(word) ? [...signs, ...runs(signs, 2)] : [];
  return [
    ...beginningsOf(signs, BEGINNINGS_OF_WORD).map((beginning) => ` ${beginning}`),
    ...runs(signs, LENGTH),
    ...short,
  ];
}

/** The piece under which words are found that begin so. */
export const beginningOfWord = (word: string) => ` ${longestOf(word, BEGINNINGS_OF_WORD)}`;

/** The piece under which texts are found that begin so. */
export const beginningGram = (text: string) => `@${longestOf(text, BEGINNINGS_OF_TEXT)}`;

const headOf = (word: string) => [...word].slice(0, LENGTH).join('');

/** The pieces under which neighbouring words are found: how each of the two begins. */
const neighbours = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => ` ${headOf(words[at]!)} ${headOf(word)}`);

/** All pieces of a text, each once. */
export const gramsOf = (words: readonly string[]): string[] => [
  ...new Set([
    ...beginningsOf([...words.join(' ')], BEGINNINGS_OF_TEXT).map((beginning) => `@${beginning}`),
    ...words.flatMap(gramsOfWord),
    ...neighbours(words),
  ]),
];

/** What is asked of the bank with one word. */
export interface WordSearch {
  word: string;
  /** The piece that likely narrows most; others need not be looked for. */
  gram: string;
  /** Too short to be looked for inside words: it has to begin one. */
  beginsWord: boolean;
}

/** How a word is looked for: inside words from the third letter on, in dense scripts from the first. */
export function searchFor(word: string): WordSearch {
  const signs = [...word];
  const isShort = signs.length < LENGTH;
  if (isShort && !DENSE.test(word)) return { word, gram: ` ${word}`, beginsWord: true };
  const inside = isShort ? [word] : runs(signs, LENGTH);
  const [gram = word] = [...inside].sort((one, other) => commonness(one) - commonness(other));
  return { word, gram, beginsWord: false };
}

/** Of several words the one that likely narrows most. */
export const rarest = (searches: readonly WordSearch[]): WordSearch =>
  [...searches].sort(
    (one, other) =>
      [...other.gram].length - [...one.gram].length || commonness(one.gram) - commonness(other.gram),
  )[0]!;

/**
 * The piece under which texts are found that hold these words one after another, the last one maybe begun; null where
 * what is typed of them is too little to tell.
 */
export function phraseGram(words: readonly string[]): string | null {
  const isBegun = [...(words.at(-1) ?? '')].length < LENGTH;
  const pieces = neighbours(isBegun ? words.slice(0, -1) : words);
  return pieces.sort((one, other) => commonness(one) - commonness(other))[0] ?? null;
}

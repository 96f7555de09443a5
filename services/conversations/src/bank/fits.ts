import { beginningGram, beginningOfWord, phraseGram, rarest, searchFor, type WordSearch } from './grams';
import { pairKeysFor } from './pairs';

/** What is demanded of a row's text. */
export type Demand = { $regex: string };

/** Rows that are found under a piece of their text, and what is demanded of them besides. */
export interface Finding {
  gram: string;
  /** Keys of which all those have one, and few others; where the words allow it. */
  pairs?: readonly string[] | null;
  demands: readonly Demand[];
}

export const inside = ({ word, beginsWord }: WordSearch): Demand => ({
  $regex: beginsWord ? ` ${word}` : word,
});
const beginning = ({ word }: WordSearch): Demand => ({ $regex: ` ${word}` });

/**
 * How well a text fits a search, 0 best: it begins with it, holds it as it was typed from a word's beginning, has words
 * that begin with each of its words, or holds them somewhere.
 * @param text words between spaces (`spaced`)
 */
export function fit(text: string, words: readonly string[]): number {
  const typed = ` ${words.join(' ')}`;
  if (text.startsWith(typed)) return 0;
  if (text.includes(typed)) return 1;
  return words.every((word) => text.includes(` ${word}`)) ? 2 : 3;
}

/** Those of the words last whose piece rows are found under: these have nearly always that word, and seldom the others. */
function inOrder(words: readonly string[]): { searches: WordSearch[]; narrowest: WordSearch } {
  const searches = words.map(searchFor);
  const narrowest = rarest(searches);
  return { searches: [...searches.filter((search) => search !== narrowest), narrowest], narrowest };
}

/** What finds all that holds every word. @param words at least one */
export function allFits(words: readonly string[]): Finding {
  const { searches, narrowest } = inOrder(words);
  return { gram: narrowest.gram, pairs: pairKeysFor(words), demands: searches.map(inside) };
}

/** What finds those that begin with what was typed. @param words at least one */
export function bestFits(words: readonly string[]): Finding {
  const typed = words.join(' ');
  return { gram: beginningGram(typed), demands: [{ $regex: `^ ${typed}` }] };
}

/**
 * What finds the better fits but the best by themselves: those that are so many already need not be looked for.
 * @param fits of what was found
 * @param enough how many are as good as all
 */
export function betterFits(words: readonly string[], fits: readonly number[], enough: number): Finding[] {
  const { searches, narrowest } = inOrder(words);
  const phrase = phraseGram(words);
  const isMissing = (best: number) => fits.filter((one) => one <= best).length < enough;
  return [
    ...(isMissing(2) ? [{ gram: beginningOfWord(narrowest.word), demands: searches.map(beginning) }] : []),
    ...(isMissing(1) && phrase !== null
      ? [{ gram: phrase, demands: [{ $regex: ` ${words.join(' ')}` }] }]
      : []),
  ];
}

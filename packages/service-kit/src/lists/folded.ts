import { comparable } from '@coaching/contracts';

/**
 * Text as searches compare it, in any language: upper and lower case, accents and written variants do not count. By way
 * of upper case letters meet that lower case keeps apart, such as ß and ss, or both Greek sigmas.
 */
export const folded = (text: string): string =>
  comparable(comparable(text).toUpperCase()).replaceAll('ς', 'σ');

/** The words of a text, folded, in their order: runs of letters and digits. */
export const foldedWords = (text: string): string[] => folded(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];

/** Words as one text in which each begins and ends with a space. */
export const spaced = (words: readonly string[]): string => (words.length > 0 ? ` ${words.join(' ')} ` : '');

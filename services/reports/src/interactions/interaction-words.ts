import { comparable } from '@coaching/contracts';

/** The words of a text, each once, as searches compare them: runs of letters and digits, in one order. */
export function wordsOf(text: string): string[] {
  return [...new Set(comparable(text).match(/[\p{Letter}\p{Number}]+/gu))].sort();
}

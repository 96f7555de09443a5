import { plainWords } from '@coaching/interaction-kit/wording';

/** How alike two questions are from which on one is taken for the other, from 0 to 1. */
const NEAR = 0.75;

/** Words that are compared: in every language's case folding, without what only separates them. */
const wordsOf = (html: string): Set<string> =>
  new Set(
    plainWords(html)
      .toLocaleLowerCase()
      .normalize('NFKC')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  );

/** The share of words that two questions have in common. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  const common = [...one].filter((word) => other.has(word)).length;
  return (2 * common) / (one.size + other.size);
}

/**
 * For each of some texts, the question that says nearly the same, among those that are there and the texts before it;
 * null for none.
 */
export function nearDuplicates(texts: readonly string[], there: readonly string[]): (string | null)[] {
  const known = there.map((text) => ({ text, words: wordsOf(text) }));
  return texts.map((text) => {
    const words = wordsOf(text);
    const like = known.find((other) => likeness(words, other.words) >= NEAR);
    known.push({ text, words });
    return like ? plainWords(like.text) : null;
  });
}

/** What two words begin with alike. */
function sharedBeginning(one: string, other: string): string {
  const [letters, others] = [[...one], [...other]];
  const differs = letters.findIndex((letter, place) => letter !== others[place]);
  return differs === -1 ? one : letters.slice(0, differs).join('');
}

/**
 * How a row with these words counts in searches: for any beginning, what stands here under it adds up to 1 if a word
 * of the row begins so, and to 0 if none does. Sorted words that begin alike are neighbours, so that among them there
 * is one pair of neighbours fewer than there are words: each word counts 1, and each pair's shared beginning -1.
 * @param words sorted, each once
 */
export function wordCounts(words: readonly string[]): Map<string, number> {
  const counts = new Map(words.map((word) => [word, 1]));
  words.forEach((word, place) => {
    const shared = place === 0 ? '' : sharedBeginning(words[place - 1]!, word);
    if (shared !== '') counts.set(shared, (counts.get(shared) ?? 0) - 1);
  });
  return counts;
}

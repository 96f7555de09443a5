/** Words that stand in both texts, only in the one before, or only in the one after. */
export interface DifferencePart {
  kind: 'same' | 'removed' | 'added';
  words: string;
}

/** For each place in two lists of words, how many words in order they have in common from there on. */
function commonFrom(before: readonly string[], after: readonly string[]): number[][] {
  const common = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--)
      common[one]![other] =
        before[one] === after[other]
          ? common[one + 1]![other + 1]! + 1
          : Math.max(common[one + 1]![other]!, common[one]![other + 1]!);
  return common;
}

/** What became of a plain text, word by word, in the order in which one reads it. */
export function wordDifference(textBefore: string, textAfter: string): DifferencePart[] {
  const [before, after] = [textBefore, textAfter].map((text) => text.split(/\s+/).filter(Boolean)) as [
    string[],
    string[],
  ];
  const common = commonFrom(before, after);
  const parts: DifferencePart[] = [];
  const say = (kind: DifferencePart['kind'], word: string) => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.words += ` ${word}`;
    else parts.push({ kind, words: word });
  };
  let [one, other] = [0, 0];
  while (one < before.length || other < after.length) {
    if (one < before.length && before[one] === after[other]) {
      say('same', before[one]!);
      one += 1;
      other += 1;
    } else if (
      other >= after.length ||
      (one < before.length && common[one + 1]![other]! >= common[one]![other + 1]!)
    ) {
      say('removed', before[one]!);
      one += 1;
    } else {
      say('added', after[other]!);
      other += 1;
    }
  }
  return parts;
}

import { WITH_DELETED } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import { type Asked, notGone } from './asked';
import { type Bank, type BankRow, findIndex } from './bank';
import { findingIn } from './bank-keys';
import { notHidden } from './bank-search';
import { beginningOfWord } from './grams';

/** How alike two texts are from which on one is taken for the other, from 0 to 1. */
const NEAR = 0.75;

/** The share of words that two texts have in common. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  const common = [...one].filter((word) => other.has(word)).length;
  return (2 * common) / (one.size + other.size);
}

/**
 * Some of the words of a text, so many that any text that is near holds one of them.
 * @param rarity the higher, the rather a word is one of them
 */
function telling(words: ReadonlySet<string>, rarity: (word: string) => number): string[] {
  // What is near has at least NEAR / (2 - NEAR) of them.
  const missing = Math.floor((1 - NEAR / (2 - NEAR)) * words.size);
  return [...words].sort((one, other) => rarity(other) - rarity(one)).slice(0, missing + 1);
}

/** Longer words are rarer. */
const byLength = (word: string) => word.length;

/** Texts that are found by their words. */
interface Known<Text> {
  add(words: ReadonlySet<string>, text: Text): void;
  /** The nearest, if any is near: of several the one that was added first. */
  near(words: ReadonlySet<string>): Text | null;
}

function knownTexts<Text>(): Known<Text> {
  const texts: { words: ReadonlySet<string>; text: Text }[] = [];
  const places = new Map<string, number[]>();
  return {
    add(words, text) {
      for (const word of words) {
        const those = places.get(word);
        if (those) those.push(texts.length);
        else places.set(word, [texts.length]);
      }
      texts.push({ words, text });
    },
    near(words) {
      const seldom = telling(words, (word) => -(places.get(word)?.length ?? 0));
      const candidates = new Set(seldom.flatMap((word) => places.get(word) ?? []));
      let best = null as { place: number; likeness: number } | null;
      for (const place of candidates) {
        const alike = likeness(words, texts[place]!.words);
        if (alike < NEAR || alike < (best?.likeness ?? 0)) continue;
        if (alike === best?.likeness && place > best.place) continue;
        best = { place, likeness: alike };
      }
      return best && texts[best.place]!.text;
    },
  };
}

/** A text that says nearly the same: of the bank by its uid, or one of those asked for by its place among them. */
export type Near = { uid: string } | { place: number };

/**
 * For each of some texts what says nearly the same, of what is offered in the bank, or of the texts before it; null for
 * none. Of the bank only rows are read that have a word by which they could be near.
 * @param texts the words of each, folded
 */
export async function nearDuplicates<Row extends BankRow>(
  { model }: Bank<Row>,
  asked: Asked,
  texts: readonly (readonly string[])[],
): Promise<(Near | null)[]> {
  const wanted = texts.map((words) => new Set(words));
  const grams = [...new Set(wanted.flatMap((words) => telling(words, byLength)).map(beginningOfWord))];
  const finds = asked.parts.flatMap(({ scope }) => grams.map(findingIn(asked.tool, scope)));
  const filter: QueryFilter<BankRow> = {
    $and: [notGone(asked), notHidden(asked)],
    'keys.finds': { $in: finds },
  };
  const rows =
    grams.length === 0
      ? []
      : await model
          .find(filter as QueryFilter<Row>, { _id: 0, uid: 1, 'keys.text': 1 }, WITH_DELETED)
          .hint(findIndex)
          .lean<Row[]>();
  const known = knownTexts<Near>();
  for (const { uid, keys } of rows) known.add(new Set(keys.text.split(' ').filter(Boolean)), { uid });
  return wanted.map((words, place) => {
    const near = known.near(words);
    known.add(words, { place });
    return near;
  });
}

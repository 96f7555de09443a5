import { createHash } from 'node:crypto';
import { folded, runs } from '@coaching/service-kit';
import type { PersonRecord } from '../person-record';
import { EVERYBODY, ofOrganization } from './person-lists';

/** Letters of the pieces by which words are found, and of those by which they are while less than that is typed. */
const PIECE = 3;
const SHORT = 2;

/** A run of letters or of digits. */
const RUN = /\p{Letter}+|\p{Number}+/gu;

/** The words of what a person is called. */
export const wordsIn = (text: string): string[] => folded(text).match(RUN) ?? [];

/** The pieces under which a word is found: every three signs of it, and every two. */
export const piecesOf = (word: string): string[] => {
  const signs = [...word];
  return [...new Set([...runs(signs, PIECE), ...runs(signs, SHORT)])];
};

/** A word that whoever is found has: just that, or one that it is in. */
export interface SearchedWord {
  word: string;
  isWhole: boolean;
}

/** What of a search finds people: of what stands between spaces, each run; whole where it neither begins nor ends it. */
export function searchedWords(text: string): SearchedWord[] {
  return folded(text)
    .split(/\s+/u)
    .flatMap((part) =>
      [...part.matchAll(RUN)].map(({ 0: word, index }) => ({
        word,
        isWhole: index > 0 && index + word.length < part.length,
      })),
    )
    .filter(({ word, isWhole }) => isWhole || [...word].length >= SHORT);
}

/** Pieces that every word has which a searched one is in; the rest of them is looked at. */
export const pieceToFind = (word: string): readonly string[] => {
  const signs = [...word];
  return runs(signs, signs.length < PIECE ? SHORT : PIECE);
};

/** Behind the words of an organisation's people: short, as each of them holds it often. */
export const markOf = (list: string): string =>
  createHash('sha256').update(list).digest('base64url').slice(0, 6);

/** The key of a word, or of a piece of one, among the people of a list. */
export const findingIn = (list: string, text: string): string => `${text} ${markOf(list)}`;

/** Each word of what a person is called, in each organisation they are in; for those in none, in one list. */
export function findsOf(
  names: readonly string[],
  { schools, deleted_at }: Pick<PersonRecord, 'schools' | 'deleted_at'>,
): string[] {
  if (deleted_at) return [];
  const words = [...new Set(names.flatMap(wordsIn))];
  const organizations = schools.map(({ organization_uid }) => ofOrganization(organization_uid));
  const lists = [...new Set(organizations.length > 0 ? organizations : [EVERYBODY])];
  return lists.flatMap((list) => words.map((word) => findingIn(list, word)));
}

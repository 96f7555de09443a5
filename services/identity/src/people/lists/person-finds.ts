import { createHash } from 'node:crypto';
import { folded } from '@coaching/service-kit';
import type { PersonRecord } from '../person-record';
import { EVERYBODY, ofOrganization } from './person-lists';

/** Letters of a piece of text that people are found by. */
export const PIECE = 3;

/** The words of a search or a name as pieces are made of them: what stands between spaces. */
export const wordsIn = (text: string): string[] => folded(text).split(/\s+/u).filter(Boolean);

/** From every sign of a word on the next three, or as many as follow: whatever is inside it begins one of them. */
const piecesOf = (word: string): string[] => {
  const signs = [...word];
  return signs.map((_, at) => signs.slice(at, at + PIECE).join(''));
};

/** Before the pieces of a list of people: short, as every person holds it many times. */
export const findingIn = (list: string): string =>
  `${createHash('sha256').update(list).digest('base64url').slice(0, 8)} `;

/** Each piece of what a person is called, among everybody and in each organisation they are in. */
export function findsOf(
  names: readonly string[],
  { schools, deleted_at }: Pick<PersonRecord, 'schools' | 'deleted_at'>,
): string[] {
  if (deleted_at) return [];
  const pieces = [...new Set(names.flatMap(wordsIn).flatMap(piecesOf))];
  const lists = [EVERYBODY, ...schools.map(({ organization_uid }) => ofOrganization(organization_uid))];
  return [...new Set(lists.map(findingIn))].flatMap((finding) => pieces.map((piece) => finding + piece));
}

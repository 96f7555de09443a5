import { createHash } from 'node:crypto';
import { folded, runs } from '@coaching/service-kit';
import type { PersonRecord } from '../person-record';
import { EVERYBODY, ofOrganization } from './person-lists';

/** Letters of a piece of text that people are found by; digits and other signs, which are fewer, count half. */
const LETTERS = 3;
/** Signs of the pieces by which they are found while less than that is typed. */
const SHORT = 2;

const weightOf = (sign: string) => (/\p{Letter}/u.test(sign) ? 1 : 0.5);

/** From every sign of a word on as many as make a piece; none where the word ends before. */
function longPieces(signs: readonly string[]): string[] {
  const weights = signs.map(weightOf);
  return signs.flatMap((_, at) => {
    let [end, weight] = [at, 0];
    while (end < signs.length && weight < LETTERS) weight += weights[end++]!;
    return weight < LETTERS ? [] : [signs.slice(at, end).join('')];
  });
}

/** The words of a search or a name as pieces are made of them: what stands between spaces. */
const wordsIn = (text: string): string[][] =>
  folded(text)
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => [...word]);

/** What finds people by a text: pieces that each of its words has, long ones where there are any. */
export function piecesToFind(text: string): string[] {
  const words = wordsIn(text);
  const long = words.flatMap(longPieces);
  return long.length > 0 ? long : words.flatMap((word) => runs(word, SHORT));
}

/** Behind the pieces of an organisation's people: short, as each of them holds it many times. */
const markOf = (list: string): string => createHash('sha256').update(list).digest('base64url').slice(0, 6);

/** The key of a piece among the people of a list, or how it begins among everybody. */
export const findingIn = (list: string, piece: string): string =>
  list === EVERYBODY ? `${piece} ` : `${piece} ${markOf(list)}`;

/** Each piece of what a person is called, in each organisation they are in. */
export function findsOf(
  names: readonly string[],
  { schools, deleted_at }: Pick<PersonRecord, 'schools' | 'deleted_at'>,
): string[] {
  if (deleted_at) return [];
  const words = names.flatMap(wordsIn);
  const pieces = [...new Set(words.flatMap((word) => [...longPieces(word), ...runs(word, SHORT)]))];
  const organizations = schools.map(({ organization_uid }) => ofOrganization(organization_uid));
  const marks = new Set((organizations.length > 0 ? organizations : [EVERYBODY]).map(markOf));
  return [...marks].flatMap((mark) => pieces.map((piece) => `${piece} ${mark}`));
}

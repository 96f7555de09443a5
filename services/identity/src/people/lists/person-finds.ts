import { createHash } from 'node:crypto';
import { folded } from '@coaching/service-kit';
import type { PersonRecord } from '../person-record';
import { EVERYBODY, ofOrganization } from './person-lists';

/** Letters of a piece of text that people are found by; digits and other signs, which are fewer, count half. */
const LETTERS = 3;
/** Signs by which pieces are found that begin so, while less than a piece is typed. */
const SHORT = 2;

const weightOf = (sign: string) => (/\p{Letter}/u.test(sign) ? 1 : 0.5);

interface Piece {
  text: string;
  /** The word ends before it is as long as others. */
  isCut: boolean;
}

/** From every sign of a word on as many as make a piece, or as follow. */
function piecesOf(signs: readonly string[]): Piece[] {
  const weights = signs.map(weightOf);
  return signs.map((_, at) => {
    let [end, weight] = [at, 0];
    while (end < signs.length && weight < LETTERS) weight += weights[end++]!;
    return { text: signs.slice(at, end).join(''), isCut: weight < LETTERS };
  });
}

/** The words of a search or a name as pieces are made of them: what stands between spaces. */
const wordsIn = (text: string): string[][] =>
  folded(text)
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => [...word]);

/** What people have by whose text they are to be found: pieces, or what some piece begins with. */
export interface ToFind {
  pieces: readonly string[];
  beginnings: readonly string[];
}

export function toFind(text: string): ToFind {
  const words = wordsIn(text);
  const pieces = words.flatMap(piecesOf).filter(({ isCut }) => !isCut);
  return {
    pieces: pieces.map((piece) => piece.text),
    beginnings: words.filter((word) => word.length >= SHORT).map((word) => word.join('')),
  };
}

/** Behind the pieces of an organisation's people: short, as each of them holds it many times. */
const markOf = (list: string): string => createHash('sha256').update(list).digest('base64url').slice(0, 6);

/** The key of a piece among the people of a list. */
export const findingIn = (list: string, piece: string): string => `${piece} ${markOf(list)}`;

/** What the keys of a piece begin with, in whatever list. */
export const findingAnywhere = (piece: string): string => `${piece} `;

/** Each piece of what a person is called, in each organisation they are in. */
export function findsOf(
  names: readonly string[],
  { schools, deleted_at }: Pick<PersonRecord, 'schools' | 'deleted_at'>,
): string[] {
  if (deleted_at) return [];
  const texts = names
    .flatMap(wordsIn)
    .flatMap(piecesOf)
    .filter(({ text }) => [...text].length >= SHORT)
    .map(({ text }) => text);
  const pieces = [...new Set(texts)];
  const organizations = schools.map(({ organization_uid }) => ofOrganization(organization_uid));
  const marks = new Set((organizations.length > 0 ? organizations : [EVERYBODY]).map(markOf));
  return [...marks].flatMap((mark) => pieces.map((piece) => `${piece} ${mark}`));
}

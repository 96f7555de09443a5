import { categories, coach } from './rows';
import type { AskedQuestions, AskedTemplates } from './service';

/** What is asked of a bank of that many rows, which answers the same number of rows whatever its size. */
type Asked<Query> = readonly [name: string, query: (count: number) => Query];

/** A page, short enough to be full in a small bank, too. */
const FEW = 10;
const few = { rowsPerPage: FEW };

/** Rows on a page unless somebody chooses otherwise. */
const DEFAULT = 50;

/** A page as far into a short list as into a long one. */
const middle = (count: number) => ({ page: Math.max(1, Math.floor(count / DEFAULT / 2)) });

/** Searches, with the rows of a page that are found in a small bank, too. */
const searches: readonly (readonly [name: string, query: string, rows?: number])[] = [
  ['one common word (half of the rows)', 'students'],
  ['two common words (a quarter)', 'students learning'],
  ['two common words that begin few rows', 'how students', 5],
  ['two common words, hardly ever together (5 rows)', 'playground curriculum'],
  ['two letters', 'st'],
  ['one letter', 's'],
  ['a rare word (5 rows)', 'zeppelin'],
  ['a rare word and a common one', 'zeppelin students'],
  ['inside common words', 'earn'],
  ['inside a rare word (5 rows)', 'eppel'],
  ['an ending that hardly begins words', 'ing'],
  ['no hit', 'xylophone'],
  ['no hit among common beginnings', 'studentship'],
];
const found = searches.map(
  ([name, query, rowsPerPage = FEW]) => [`search: ${name}`, () => ({ query, rowsPerPage })] as const,
);

export const askedOfQuestions: readonly Asked<AskedQuestions>[] = [
  ['page 1', () => ({})],
  ['a page in the middle', middle],
  ...(['question', 'category', 'user', 'updated_at'] as const).flatMap((sortBy): Asked<AskedQuestions>[] => [
    [`sorted by ${sortBy}`, () => ({ sortBy, descending: 'false' })],
    [`sorted by ${sortBy}, descending`, () => ({ sortBy, descending: 'true' })],
  ]),
  ['a page in the middle, sorted by user', (count) => ({ sortBy: 'user', ...middle(count) })],
  ['favorites last', () => ({ descending: 'false' })],
  ...found,
  ['search: a common word, newest first', () => ({ query: 'students', sortBy: 'updated_at', ...few })],
  ['search: a rare word, newest first', () => ({ query: 'zeppelin', sortBy: 'updated_at', ...few })],
  ['search: a page further on', () => ({ query: 'students', page: 3, ...few })],
  ['of a category', () => ({ category: categories[1]!, ...few })],
  ['of a category, sorted by user', () => ({ category: categories[1]!, sortBy: 'user', ...few })],
  ['search in a category', () => ({ category: categories[1]!, query: 'students', rowsPerPage: 5 })],
  ['of an owner', () => ({ user_uid: coach, ...few })],
  ['of an owner and a category', () => ({ user_uid: coach, category: categories[1]!, rowsPerPage: 3 })],
  ['search of an owner', () => ({ user_uid: coach, query: 'students', ...few })],
  ['pick: what the dialog begins with', () => ({ rowsPerPage: 100 })],
  ['favorites only', () => ({ favorites: 'true' })],
  ['search in favorites', () => ({ favorites: 'true', query: 'students' })],
  ['hidden', () => ({ hidden: 'true' })],
];

export const askedOfTemplates: readonly Asked<AskedTemplates>[] = [
  ['page 1', () => ({})],
  ['a page in the middle', middle],
  ...(['title', 'user', 'updated_at'] as const).map(
    (sortBy): Asked<AskedTemplates> => [`sorted by ${sortBy}`, () => ({ sortBy })],
  ),
  ...(['mine', 'organization', 'program', 'system', 'draft'] as const).map(
    (filtering): Asked<AskedTemplates> => [`filtered: ${filtering}`, () => ({ filtering, ...few })],
  ),
  ['favorites last', () => ({ descending: 'false' })],
  ...found,
  ['search among one’s own', () => ({ filtering: 'mine', query: 'students', ...few })],
  ['hidden', () => ({ hidden: 'true' })],
];

import { comparable, type LogColumn } from '@coaching/contracts';
import { rowOfKey } from '../months/log-tally';
import type { LogNames } from './log-names';
import { type CountedRow, type RowNeeds } from './log-source';
import { byName, type RowWords, wordsOfRows } from './row-words';

/** The order of a log. */
export interface LogOrder {
  sortBy: LogColumn;
  descending: boolean;
}

/** Those rows that bear every word that is searched, in the name of somebody or of some place. */
export async function foundRows(
  names: LogNames,
  rows: readonly CountedRow[],
  query: string,
): Promise<readonly CountedRow[]> {
  const words = comparable(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  const wordsOf = await wordsOfRows(names, rows);
  return rows.filter((row) => {
    const { coach_name, client_name, organization, programs } = wordsOf(row);
    const text = comparable([coach_name, client_name, organization, ...programs].join('\n'));
    return words.every((word) => text.includes(word));
  });
}

/** What has to be known of rows to search and to order them. */
export const needsOf = ({ sortBy }: LogOrder, query: string): Omit<RowNeeds, 'users'> => ({
  minutes: sortBy === 'duration_sum' || sortBy === 'duration_avg',
  programs: sortBy === 'programs' || query !== '',
});

const figures: Partial<Record<LogColumn, (row: CountedRow) => number>> = {
  doc_count: ({ rows }) => rows,
  duration_sum: ({ minutes = 0 }) => minutes,
  duration_avg: ({ rows, minutes = 0 }) => minutes / rows,
};

const inOrder = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Rows by what they say in a column; those that are alike by coach, coachee and organisation. */
export async function sortByWords(
  names: LogNames,
  rows: readonly CountedRow[],
  sortBy: keyof RowWords,
  sign: 1 | -1,
): Promise<CountedRow[]> {
  const wordsOf = await wordsOfRows(names, rows);
  const said = rows.map((row) => ({ row, words: wordsOf(row) }));
  const compare = (one: RowWords, other: RowWords, column: keyof RowWords) =>
    byName.compare(String(one[column]), String(other[column]));
  said.sort(
    ({ words: one, row }, { words: other, row: another }) =>
      sign * compare(one, other, sortBy) ||
      compare(one, other, 'coach_name') ||
      inOrder(rowOfKey(row._id).user, rowOfKey(another._id).user) ||
      compare(one, other, 'client_name') ||
      compare(one, other, 'organization') ||
      inOrder(row._id, another._id),
  );
  return said.map(({ row }) => row);
}

/** Coaches in the order of their names. */
export async function sortCoaches(
  names: LogNames,
  users: readonly string[],
  descending: boolean,
): Promise<string[]> {
  const nameOf = await names.people(users);
  const sign = descending ? -1 : 1;
  return [...users].sort(
    (one, other) => sign * byName.compare(nameOf(one), nameOf(other)) || inOrder(one, other),
  );
}

/** The page of rows by coach: what the other pages say is not looked at. */
async function pageByCoach(
  names: LogNames,
  rows: readonly CountedRow[],
  descending: boolean,
  { skip, limit }: { skip: number; limit: number },
): Promise<CountedRow[]> {
  const ofCoach = new Map<string, CountedRow[]>();
  for (const row of rows) {
    const user = row._id.slice(0, row._id.indexOf('|'));
    const its = ofCoach.get(user);
    if (its) its.push(row);
    else ofCoach.set(user, [row]);
  }
  const page: CountedRow[] = [];
  let [before, first] = [0, -1];
  for (const user of await sortCoaches(names, [...ofCoach.keys()], descending)) {
    const its = ofCoach.get(user)!;
    if (before + its.length > skip && before < skip + limit) {
      if (first === -1) first = before;
      page.push(...its);
    }
    before += its.length;
  }
  if (first === -1) return [];
  const sorted = await sortByWords(names, page, 'coach_name', descending ? -1 : 1);
  return sorted.slice(skip - first, skip - first + limit);
}

/** Some rows of a log in an order. */
export async function pageOfRows(
  names: LogNames,
  rows: readonly CountedRow[],
  { sortBy, descending }: LogOrder,
  window: { skip: number; limit: number },
): Promise<CountedRow[]> {
  if (sortBy === 'coach_name') return pageByCoach(names, rows, descending, window);
  const sign = descending ? -1 : 1;
  const { skip, limit } = window;
  const figure = figures[sortBy];
  const sorted = figure
    ? [...rows].sort((one, other) => sign * (figure(one) - figure(other)) || inOrder(one._id, other._id))
    : await sortByWords(names, rows, sortBy as keyof RowWords, sign);
  return sorted.slice(skip, skip + limit);
}

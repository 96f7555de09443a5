import type { InteractionRecord, Whose } from '../interactions/interaction-record';
import { wordCounts } from './word-counts';

/** The word under which all rows count. */
export const ANY_WORD = '';

/** How many rows have the same owner, clients, place and visibility; in the collection `tallies`. */
export interface Tally extends Whose {
  /** Made of what is counted, so that there is one tally of it. */
  _id: string;
  /** `ANY_WORD`, or what counts for searches (`wordCounts`). */
  word: string;
  rows: number;
}

/** Rows of before lists kept words are in no tally. */
export const isTallied = (row: InteractionRecord) => row.keys.words !== undefined;

/** What one row adds to the tallies. */
export function talliesOf(row: InteractionRecord): Tally[] {
  const { user, organization_uid, program_uid, visibility } = row;
  const clients = [...row.clients].sort();
  const whose = { user, clients, organization_uid, program_uid, visibility };
  const name = [user, clients.join(','), organization_uid ?? '', program_uid ?? '', visibility].join('|');
  return [[ANY_WORD, 1] as const, ...wordCounts(row.keys.words)].map(([word, rows]) => ({
    _id: `${name}|${word}`,
    ...whose,
    word,
    rows,
  }));
}

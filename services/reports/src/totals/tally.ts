import type { InteractionOwnership } from '@coaching/access';
import { ownershipFields, storedIn } from '@coaching/service-kit';
import type { InteractionRecord } from '../interactions/interaction-record';
import { wordCounts } from './word-counts';

/** The word under which all rows count. */
export const ANY_WORD = '';

/** How many rows have the same owner, clients, place and readers; in the collection `tallies`. */
export interface Tally extends InteractionOwnership {
  /** Made of what is counted, so that there is one tally of it. */
  _id: string;
  /** `ANY_WORD`, or what counts for searches (`wordCounts`). */
  word: string;
  rows: number;
}

export const tallySchema = storedIn<Tally>('tallies', {
  ...ownershipFields,
  _id: { type: String, required: true },
  // An empty word is one, too.
  word: String,
  rows: { type: Number, required: true },
});
tallySchema.index({ user: 1, word: 1 });
tallySchema.index({ clients: 1, word: 1 });

/** Rows from before lists stored words are in no tally. */
export const isTallied = (row: InteractionRecord) => row.keys.words !== undefined;

/** What one row adds to the tallies. */
export function talliesOf(row: InteractionRecord): Tally[] {
  const { user, organization_uid, program_uid, visibility, counts_only } = row;
  const clients = [...row.clients].sort();
  const place = { organization_uid, program_uid, visibility };
  const whose = { user, clients, ...place, ...(counts_only && { counts_only }) };
  const parts = [user, clients.join(','), organization_uid ?? '', program_uid ?? '', visibility];
  const name = [...parts, ...(counts_only ? ['counts'] : [])].join('|');
  return [[ANY_WORD, 1] as const, ...wordCounts(row.keys.words)].map(([word, rows]) => ({
    _id: `${name}|${word}`,
    ...whose,
    word,
    rows,
  }));
}

import type { InteractionOwnership } from '@coaching/access';
import { inParts, writeMany } from '@coaching/service-kit';
import type { ClientSession, Connection, Model, PipelineStage, QueryFilter } from 'mongoose';
import type { InteractionRecord } from '../interactions/interaction-record';
import { ANY_WORD, isTallied, type Tally, talliesOf, tallySchema } from './tally';

/** Tallies that are written at a time when many rows change. */
const BATCH = 5000;

/** A row as it was, and as it is from now on; null where there is none. */
export interface RowChange {
  before: InteractionRecord | null;
  after: InteractionRecord | null;
}

/**
 * How many rows there are, counted as they come and go: a count costs as much for a hundred thousand rows as for a
 * hundred. Which rows a person may read depends on nothing but whose they are, so that the filter that finds the rows
 * finds their tallies.
 */
export interface Totals {
  model: Model<Tally>;
  /** Rows that the filter lets through; with a word, those of them in which a word begins with it. */
  count(filter: QueryFilter<InteractionOwnership>, word?: string): Promise<number>;
  /** The same, for each set of clients apart: at most `limit` sets. */
  countByClients(
    filter: QueryFilter<InteractionOwnership>,
    word: string,
    limit: number,
  ): Promise<{ clients: string[]; rows: number }[]>;
  /** Counts changes of rows, in the transaction that makes them. */
  follow(changes: readonly RowChange[], session: ClientSession): Promise<void>;
}

/** What changes make of the tallies, without those that stay as they are. */
function differences(changes: readonly RowChange[]): Tally[] {
  const sums = new Map<string, Tally>();
  const add = (row: InteractionRecord | null, sign: 1 | -1) => {
    if (!row || !isTallied(row)) return;
    for (const tally of talliesOf(row)) {
      const rows = (sums.get(tally._id)?.rows ?? 0) + sign * tally.rows;
      sums.set(tally._id, { ...tally, rows });
    }
  };
  for (const { before, after } of changes) {
    add(before, -1);
    add(after, 1);
  }
  return [...sums.values()].filter(({ rows }) => rows !== 0);
}

export function totalsIn(connection: Connection): Totals {
  const model = connection.model<Tally>('Tally', tallySchema);
  const counted = (filter: QueryFilter<InteractionOwnership>, word: string): PipelineStage.Match => ({
    $match: { $and: [filter, word === ANY_WORD ? { word } : { word: { $regex: `^${word}` } }] },
  });
  return {
    model,
    async count(filter, word = ANY_WORD) {
      const [sum] = await model.aggregate<{ rows: number }>([
        counted(filter, word),
        { $group: { _id: null, rows: { $sum: '$rows' } } },
      ]);
      return sum?.rows ?? 0;
    },
    async countByClients(filter, word, limit) {
      const sums = await model.aggregate<{ _id: string[]; rows: number }>([
        counted(filter, word),
        { $group: { _id: '$clients', rows: { $sum: '$rows' } } },
        { $match: { rows: { $ne: 0 } } },
        { $limit: limit },
      ]);
      return sums.map(({ _id: clients, rows }) => ({ clients, rows }));
    },
    async follow(changes, session) {
      const changed = differences(changes);
      for (const tallies of inParts(changed, BATCH)) {
        await writeMany<Tally, Tally>(
          model,
          tallies.map(({ _id, rows, ...counted }) => ({
            updateOne: { filter: { _id }, update: { $inc: { rows }, $setOnInsert: counted }, upsert: true },
          })),
          session,
        );
        // Where rows only come, no tally has become needless.
        if (changes.every(({ before }) => before === null)) continue;
        await model.deleteMany({ _id: { $in: tallies.map(({ _id }) => _id) }, rows: 0 }, { session });
      }
    },
  };
}

import type { ClientSession, Collection, Db, Filter } from 'mongodb';
import type { InteractionRecord, Whose } from '../interactions/interaction-record';
import { ANY_WORD, isTallied, type Tally, talliesOf } from './tally';

export const TALLIES = 'tallies';

/** Tallies that are written at a time when many rows change. */
const BATCH = 500;

/** A row as it was, and as it is from now on; null where there is none. */
export interface RowChange {
  before: InteractionRecord | null;
  after: InteractionRecord | null;
}

/**
 * How many rows there are, kept as they come and go: a count costs as much for a hundred thousand rows as for a
 * hundred. Which rows a person may read depends on nothing but whose they are, so that the filter that finds the rows
 * finds their tallies.
 */
export interface Totals {
  collection: Collection<Tally>;
  /** Rows that the filter lets through; with a word, those of them in which a word begins with it. */
  count(filter: Filter<Whose>, word?: string): Promise<number>;
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

export function totalsIn(db: Db): Totals {
  const collection = db.collection<Tally>(TALLIES);
  return {
    collection,
    async count(filter, word = ANY_WORD) {
      const counted = word === ANY_WORD ? { word } : { word: { $regex: `^${word}` } };
      const [sum] = await collection
        .aggregate<{ rows: number }>([
          { $match: { $and: [filter, counted] } },
          { $group: { _id: null, rows: { $sum: '$rows' } } },
        ])
        .toArray();
      return sum?.rows ?? 0;
    },
    async follow(changes, session) {
      const changed = differences(changes);
      for (let start = 0; start < changed.length; start += BATCH) {
        const tallies = changed.slice(start, start + BATCH);
        await collection.bulkWrite(
          tallies.map(({ _id, rows, ...counted }) => ({
            updateOne: { filter: { _id }, update: { $inc: { rows }, $setOnInsert: counted }, upsert: true },
          })),
          { session, ordered: false },
        );
        // Where rows only come, no tally has become needless.
        if (changes.every(({ before }) => before === null)) continue;
        await collection.deleteMany({ _id: { $in: tallies.map(({ _id }) => _id) }, rows: 0 }, { session });
      }
    },
  };
}

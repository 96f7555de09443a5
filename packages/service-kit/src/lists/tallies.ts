import type { ClientSession, Connection, Schema } from 'mongoose';
import { storedIn } from '../mongo/models';
import { writeMany } from '../mongo/write-many';

/** How many rows a list has: counted as they come and go, so that it is known as fast of ten thousand as of ten. */
export interface Tally {
  /** The name of the list. */
  _id: string;
  rows: number;
}

export const talliesStored = (collection: string): Schema<Tally> =>
  storedIn<Tally>(collection, {
    _id: { type: String, required: true },
    rows: { type: Number, required: true },
  });

/** Lists that a row is in before and after a change; none where it was not there. */
export type ListsChange = readonly [before: readonly string[], after: readonly string[]];

/** How many rows the lists of a kind have. */
export interface Tallies {
  /** Rows of each list, in the order asked for. */
  count(lists: readonly string[], session?: ClientSession): Promise<number[]>;
  /** Counts changes of rows, in the transaction that makes them. */
  follow(changes: readonly ListsChange[], session: ClientSession): Promise<void>;
  /** Counts some lists up or down. */
  add(rows: ReadonlyMap<string, number>, session: ClientSession): Promise<void>;
  /** The lists that have a count. */
  named(): Promise<string[]>;
}

/** What changes make of the tallies, without those that stay as they are. */
function differences(changes: readonly ListsChange[]): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (lists: readonly string[], sign: 1 | -1) => {
    for (const list of lists) sums.set(list, (sums.get(list) ?? 0) + sign);
  };
  for (const [before, after] of changes) {
    add(before, -1);
    add(after, 1);
  }
  return new Map([...sums].filter(([, rows]) => rows !== 0));
}

/** Whether a change of a row concerns any tally. */
export const changesTallies = (change: ListsChange): boolean => differences([change]).size > 0;

export function talliesIn(connection: Connection, name: string, schema: Schema<Tally>): Tallies {
  const model = connection.model<Tally>(name, schema);
  async function add(lists: ReadonlyMap<string, number>, session: ClientSession) {
    await writeMany<Tally, Tally>(
      model,
      [...lists].map(([_id, rows]) => ({
        updateOne: { filter: { _id }, update: { $inc: { rows } }, upsert: true },
      })),
      session,
    );
  }
  return {
    async count(lists, session) {
      const found = await model.find({ _id: { $in: [...lists] } }, null, { session }).lean<Tally[]>();
      const rows = new Map(found.map((tally) => [tally._id, tally.rows]));
      return lists.map((list) => rows.get(list) ?? 0);
    },
    follow: (changes, session) => add(differences(changes), session),
    add,
    named: () => model.distinct('_id'),
  };
}

import { storedIn, writeMany } from '@coaching/service-kit';
import type { ClientSession, Connection, Schema } from 'mongoose';
import type { BankKeys } from './bank-keys';

/** How many rows a list has: counted as they come and go, so that it is known as fast of ten thousand as of ten. */
export interface Tally {
  /** The list (`placeOf`). */
  _id: string;
  rows: number;
}

export const talliesStored = (collection: string): Schema<Tally> =>
  storedIn<Tally>(collection, {
    _id: { type: String, required: true },
    rows: { type: Number, required: true },
  });

/** Keys of a row before and after a change; null where it was not there. */
export type KeysChange = [before: BankKeys | null, after: BankKeys | null];

/** How many rows the lists of a bank have. */
export interface Tallies {
  /** Rows of each list, in the order asked for. */
  count(places: readonly string[]): Promise<number[]>;
  /** Counts changes of rows, in the transaction that makes them. */
  follow(changes: readonly KeysChange[], session: ClientSession): Promise<void>;
}

/** What changes make of the tallies, without those that stay as they are. */
function differences(changes: readonly KeysChange[]): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (keys: BankKeys | null, sign: 1 | -1) => {
    for (const place of keys?.places ?? []) sums.set(place, (sums.get(place) ?? 0) + sign);
  };
  for (const [before, after] of changes) {
    add(before, -1);
    add(after, 1);
  }
  return new Map([...sums].filter(([, rows]) => rows !== 0));
}

/** Whether a change of a row concerns any tally. */
export const changesTallies = (change: KeysChange): boolean => differences([change]).size > 0;

export function talliesIn(connection: Connection, name: string, schema: Schema<Tally>): Tallies {
  const model = connection.model<Tally>(name, schema);
  return {
    async count(places) {
      const found = await model.find({ _id: { $in: [...places] } }).lean<Tally[]>();
      const rows = new Map(found.map((tally) => [tally._id, tally.rows]));
      return places.map((place) => rows.get(place) ?? 0);
    },
    async follow(changes, session) {
      await writeMany<Tally, Tally>(
        model,
        [...differences(changes)].map(([_id, rows]) => ({
          updateOne: { filter: { _id }, update: { $inc: { rows } }, upsert: true },
        })),
        session,
      );
    },
  };
}

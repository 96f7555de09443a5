import { storedIn, writeMany } from '@coaching/service-kit';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { RowChange } from '../totals/totals-repository';
import { type MonthTally, monthTallyOf, monthTallySchema } from './month-tally';

/** Tallies that are written at a time when many rows change. */
const BATCH = 5000;

/** Which generation of tallies logs are read from, and which one is being made beside it. */
export interface Generations {
  _id: string;
  live: number;
  building: number | null;
}

export const generationsSchema = storedIn<Generations>('generations', {
  _id: { type: String, required: true },
  live: { type: Number, required: true },
  building: { type: Number, default: null },
});

const NAME = 'months';
const FIRST: Generations = { _id: NAME, live: 1, building: null };

/**
 * Sums of every month, kept as rows come and go. Each row says up to which generation it is counted, so that whoever
 * changes it knows where it is to be taken off; of two that change one row at once, the store lets one begin again.
 */
export interface MonthTallies {
  model: Model<MonthTally>;
  generations(session?: ClientSession): Promise<Generations>;
  setGenerations(next: Pick<Generations, 'live' | 'building'>, session: ClientSession): Promise<void>;
  /** Counts changes of rows, in the transaction that makes them. @returns the generation they are counted up to */
  follow(changes: readonly RowChange[], session: ClientSession): Promise<number>;
}

/** What changes make of the tallies of some generations, without those that stay as they are. */
function differences(changes: readonly RowChange[], generations: readonly number[]): MonthTally[] {
  const sums = new Map<string, MonthTally>();
  const add = (tally: MonthTally | null, sign: 1 | -1) => {
    if (!tally) return;
    const { rows = 0, minutes = 0 } = sums.get(tally._id) ?? {};
    sums.set(tally._id, {
      ...tally,
      rows: rows + sign * tally.rows,
      minutes: minutes + sign * tally.minutes,
    });
  };
  for (const generation of generations) {
    for (const { before, after } of changes) {
      if (before && (before.counted ?? 0) >= generation) add(monthTallyOf(before, generation), -1);
      if (after) add(monthTallyOf(after, generation), 1);
    }
  }
  return [...sums.values()].filter(({ rows, minutes }) => rows !== 0 || minutes !== 0);
}

export function monthTalliesIn(connection: Connection): MonthTallies {
  const model = connection.model<MonthTally>('MonthTally', monthTallySchema);
  const states = connection.model<Generations>('Generations', generationsSchema);
  const tallies: MonthTallies = {
    model,
    generations: async (session) =>
      (await states.findOne({ _id: NAME }, null, { session }).lean<Generations>()) ?? FIRST,
    async setGenerations(next, session) {
      await states.replaceOne({ _id: NAME }, { _id: NAME, ...next }, { upsert: true, session });
    },
    async follow(changes, session) {
      const { live, building } = await tallies.generations(session);
      const changed = differences(changes, building === null ? [live] : [live, building]);
      for (let start = 0; start < changed.length; start += BATCH) {
        const batch = changed.slice(start, start + BATCH);
        await writeMany<MonthTally, MonthTally>(
          model,
          batch.map(({ _id, rows, minutes, ...counted }) => ({
            updateOne: {
              filter: { _id },
              update: { $inc: { rows, minutes }, $setOnInsert: counted },
              upsert: true,
            },
          })),
          session,
        );
        // Where rows only come, no tally has become needless.
        if (changes.every(({ before }) => before === null)) continue;
        await model.deleteMany({ _id: { $in: batch.map(({ _id }) => _id) }, rows: 0 }, { session });
      }
      return building ?? live;
    },
  };
  return tallies;
}

import { storedIn } from '@coaching/service-kit';
import type { ClientSession, Connection, Model } from 'mongoose';

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
/** Generations before this one were of other tallies: their rows are counted anew while the service is up. */
const FIRST_GENERATION = 2000;
const FIRST: Generations = { _id: NAME, live: FIRST_GENERATION, building: null };

/** The generations of a database. */
export interface GenerationsStore {
  model: Model<Generations>;
  find(session?: ClientSession): Promise<Generations>;
  /** Whether what is stored is of other tallies than these, or nothing. */
  areOthers(): Promise<boolean>;
  put(next: Pick<Generations, 'live' | 'building'>, session: ClientSession): Promise<void>;
}

export function generationsIn(connection: Connection): GenerationsStore {
  const model = connection.model<Generations>('Generations', generationsSchema);
  async function stored(session?: ClientSession): Promise<Generations | null> {
    const state = await model.findOne({ _id: NAME }, null, { session }).lean<Generations>();
    return state && state.live >= FIRST_GENERATION ? state : null;
  }
  return {
    model,
    find: async (session) => (await stored(session)) ?? FIRST,
    areOthers: async () => (await stored()) === null,
    async put({ live, building }, session) {
      await model.replaceOne({ _id: NAME }, { _id: NAME, live, building }, { upsert: true, session });
    },
  };
}

import { storedIn } from '@coaching/service-kit';
import type { ClientSession, Connection } from 'mongoose';

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
const FIRST_GENERATION = 1000;
const FIRST: Generations = { _id: NAME, live: FIRST_GENERATION, building: null };

/** The generations of a database. */
export interface GenerationsStore {
  find(session?: ClientSession): Promise<Generations>;
  put(next: Pick<Generations, 'live' | 'building'>, session: ClientSession): Promise<void>;
}

export function generationsIn(connection: Connection): GenerationsStore {
  const model = connection.model<Generations>('Generations', generationsSchema);
  return {
    async find(session) {
      const state = await model.findOne({ _id: NAME }, null, { session }).lean<Generations>();
      return state && state.live >= FIRST_GENERATION ? state : FIRST;
    },
    async put(next, session) {
      await model.replaceOne({ _id: NAME }, { _id: NAME, ...next }, { upsert: true, session });
    },
  };
}

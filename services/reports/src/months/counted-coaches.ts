import { storedIn, writeMany } from '@coaching/service-kit';
import type { ClientSession, Connection, Model } from 'mongoose';
import { orderIndex } from '../interactions/interaction-indexes';
import { type InteractionRecord, interactionSchema } from '../interactions/interaction-record';

/** How far a coach's rows are counted; in the collection `counted_coaches`, for everybody who ever had a row. */
export interface CountedCoach {
  /** Uid of the coach. */
  _id: string;
  /** The generation of tallies up to which all their rows are counted; in those after it none of them is. */
  counted: number;
  /** How often figures of theirs changed: written so that of two who count the same coach at once, one begins again. */
  changes: number;
}

export const countedCoachSchema = storedIn<CountedCoach>('counted_coaches', {
  _id: { type: String, required: true },
  counted: { type: Number, required: true },
  changes: { type: Number, required: true },
});
countedCoachSchema.index({ counted: 1 });

/** A generation before all others: of somebody of whom nothing is known yet. */
export const NEVER = 0;
/** Coaches that are looked up at a time. */
const BATCH = 1000;

export interface CountedCoaches {
  model: Model<CountedCoach>;
  /**
   * Up to which generation the rows of each of these coaches are counted, for somebody who changes some of them.
   * @param newest the generation up to which a coach without rows is counted, there being none to count
   */
  claim(users: readonly string[], newest: number, session: ClientSession): Promise<Map<string, number>>;
  /** Uids of some whose rows are not counted up to a generation. */
  waiting(generation: number): Promise<string[]>;
  /**
   * Those of these coaches whose rows are not counted up to a generation, for somebody who counts all of them: from now
   * on they are.
   * @returns the generation up to which they were counted, by uid
   */
  claimWaiting(
    users: readonly string[],
    generation: number,
    session: ClientSession,
  ): Promise<Map<string, number>>;
  /** Has those counted who have rows from before coaches were known here, or whom a doubt left out. */
  findMissing(): Promise<void>;
}

export function countedCoachesIn(connection: Connection): CountedCoaches {
  const model = connection.model<CountedCoach>('CountedCoach', countedCoachSchema);
  const rows = connection.model<InteractionRecord>('Interaction', interactionSchema);
  const byCoach = orderIndex('user', 'timestamp');

  async function find(filter: object, options: { session?: ClientSession; limit?: number }) {
    const found = await model.find(filter, null, options).lean<CountedCoach[]>();
    return new Map(found.map(({ _id, counted }) => [_id, counted]));
  }

  /** The first coach who has rows, in the order of uids, after one. */
  async function coachAfter(uid: string): Promise<string | undefined> {
    const next = rows
      .findOne({ user: { $gt: uid } }, { _id: 0, user: 1 })
      .sort(byCoach)
      .hint(byCoach);
    return (await next.lean<Pick<InteractionRecord, 'user'>>())?.user;
  }

  return {
    model,
    async claim(users, newest, session) {
      const known = await find({ _id: { $in: users } }, { session });
      for (const user of users) {
        if (known.has(user)) continue;
        const hasRows = await rows.exists({ user }).session(session);
        known.set(user, hasRows ? NEVER : newest);
      }
      const claims = [...known].map(([_id, counted]) => ({
        updateOne: {
          filter: { _id },
          update: { $inc: { changes: 1 }, $setOnInsert: { counted } },
          upsert: true,
        },
      }));
      await writeMany<CountedCoach, CountedCoach>(model, claims, session);
      return known;
    },
    async waiting(generation) {
      return [...(await find({ counted: { $lt: generation } }, { limit: BATCH })).keys()];
    },
    async claimWaiting(users, generation, session) {
      const waiting = await find({ _id: { $in: users }, counted: { $lt: generation } }, { session });
      const those = { _id: { $in: [...waiting.keys()] } };
      await model.updateMany(those, { $set: { counted: generation }, $inc: { changes: 1 } }, { session });
      return waiting;
    },
    async findMissing() {
      for (let last: string | undefined = ''; last !== undefined; ) {
        const users: string[] = [];
        while (users.length < BATCH) {
          last = await coachAfter(last);
          if (last === undefined) break;
          users.push(last);
        }
        if (users.length === 0) return;
        await model.bulkWrite(
          users.map((_id) => ({
            updateOne: {
              filter: { _id },
              update: { $setOnInsert: { counted: NEVER, changes: 0 } },
              upsert: true,
            },
          })),
          { ordered: false },
        );
      }
    },
  };
}

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
  /** Those of these coaches whose rows are not counted up to a generation, as it stands with them. */
  waitingAmong(users: readonly string[], generation: number): Promise<CountedCoach[]>;
  /**
   * For somebody who counted all rows of some coaches: from now on these are counted up to a generation.
   * @param stood how it stood with them before their rows were read
   * @returns uids of those of whom nothing changed since; the others are to be counted again
   */
  claimUnchanged(
    stood: readonly CountedCoach[],
    generation: number,
    session: ClientSession,
  ): Promise<Set<string>>;
  /** Has those counted who have rows from before coaches were known here, or whom a doubt left out. */
  findMissing(): Promise<void>;
}

export function countedCoachesIn(connection: Connection): CountedCoaches {
  const model = connection.model<CountedCoach>('CountedCoach', countedCoachSchema);
  const rows = connection.model<InteractionRecord>('Interaction', interactionSchema);
  const byCoach = orderIndex('user', 'timestamp');

  async function find(filter: object, options: { session?: ClientSession; limit?: number }) {
    const found = await model.find(filter, null, options).lean<CountedCoach[]>();
    return new Map(found.map((coach) => [coach._id, coach]));
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
      const stored = await find({ _id: { $in: users } }, { session });
      const known = new Map([...stored].map(([uid, { counted }]) => [uid, counted]));
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
    waitingAmong: (users, generation) =>
      model.find({ _id: { $in: [...users] }, counted: { $lt: generation } }).lean<CountedCoach[]>(),
    async claimUnchanged(stood, generation, session) {
      const now = await find({ _id: { $in: stood.map(({ _id }) => _id) } }, { session });
      const unchanged = stood.filter(({ _id, changes }) => now.get(_id)?.changes === changes);
      const uids = unchanged.map(({ _id }) => _id);
      await model.updateMany(
        { _id: { $in: uids } },
        { $set: { counted: generation }, $inc: { changes: 1 } },
        { session },
      );
      return new Set(uids);
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

import { storedIn } from '@coaching/service-kit';
import type { Connection } from 'mongoose';

/** How many weeks are between two visits, in the collection `cycles`. */
interface CycleRecord {
  /** Uid of the coach, or of the organisation whose usual number it is. */
  whose: string;
  /** Uid of the coachee; '' for what is usual. */
  client: string;
  weeks: number;
}

export const cycleSchema = storedIn<CycleRecord>('cycles', {
  whose: { type: String, required: true },
  client: { type: String, default: '' },
  weeks: { type: Number, required: true },
});
cycleSchema.index({ whose: 1, client: 1 }, { unique: true });

/** The rhythms that coaches and organisations chose. */
export interface Cycles {
  /** Weeks of a coach, by uid of the coachee. */
  of(coach_uid: string): Promise<ReadonlyMap<string, number>>;
  /** What organisations chose as usual, by their uids; not of those that chose nothing. */
  usualOf(organization_uids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** @param weeks null is as usual */
  save(whose: string, client: string, weeks: number | null): Promise<void>;
}

export function cyclesIn(connection: Connection): Cycles {
  const model = connection.model<CycleRecord>('Cycle', cycleSchema);
  return {
    async of(whose) {
      const found = await model.find({ whose, client: { $ne: '' } }).lean<CycleRecord[]>();
      return new Map(found.map(({ client, weeks }) => [client, weeks]));
    },
    async usualOf(uids) {
      const whose = { $in: [...new Set(uids)] };
      const found = await model.find({ whose, client: '' }).lean<CycleRecord[]>();
      return new Map(found.map((cycle) => [cycle.whose, cycle.weeks]));
    },
    async save(whose, client, weeks) {
      if (weeks === null) await model.deleteOne({ whose, client });
      else await model.updateOne({ whose, client }, { $set: { weeks } }, { upsert: true });
    },
  };
}

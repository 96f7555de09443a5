import { USUAL_CYCLE_WEEKS } from '@coaching/contracts';
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
  /** Weeks where nobody chose others. @param organization_uid null for who works in none */
  usual(organization_uid: string | null): Promise<number>;
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
    async usual(organization_uid) {
      const found =
        organization_uid === null
          ? null
          : await model.findOne({ whose: organization_uid, client: '' }).lean<CycleRecord>();
      return found?.weeks ?? USUAL_CYCLE_WEEKS;
    },
    async save(whose, client, weeks) {
      if (weeks === null) await model.deleteOne({ whose, client });
      else await model.updateOne({ whose, client }, { $set: { weeks } }, { upsert: true });
    },
  };
}

import { newUid } from '@coaching/contracts';
import { TooMany, WITHOUT_ID } from '@coaching/service-kit';
import type { Connection } from 'mongoose';
import { COURSE_TRY_RETENTION_SECONDS, type CourseTryRecord, courseTrySchema } from './course-try-record';

/** Codes of other programs that an organisation may be told of in COURSE_TRY_RETENTION_SECONDS. */
export const MOST_TAKEN = 5;

/** Codes that it may try at all in that time, so that a district still gives all its programs theirs in a morning. */
export const MOST_TRIED = 100;

/** A code that is about to be given to a program. */
export interface CourseTry {
  /** It leads to another program. */
  wasTaken(): Promise<void>;
}

/** What organisations have tried of course codes lately: each answer says whether people join somewhere with one. */
export interface CourseTries {
  /**
   * Counts a try before it is made, so that many at the same time are counted too. They count for the organisation,
   * where one more account brings no more of them.
   * @throws TooMany
   */
  begin(organization_uid: string, now: Date): Promise<CourseTry>;
}

/** When there are fewer than `most` of these again, oldest first; null when there are. */
const fullUntil = (tries: readonly CourseTryRecord[], most: number): Date | null =>
  tries.length < most ? null : tries.at(-most)!.created_at;

function refuse(since: Date, now: Date): never {
  const passed = (now.getTime() - since.getTime()) / 1000;
  const seconds = Math.max(1, Math.ceil(COURSE_TRY_RETENTION_SECONDS - passed));
  const minutes = Math.ceil(seconds / 60);
  const time = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  throw new TooMany(`Too many course codes were tried. Please try again in ${time}.`, seconds);
}

export function courseTriesIn(connection: Connection): CourseTries {
  const model = connection.model<CourseTryRecord>('CourseTry', courseTrySchema);
  return {
    async begin(organization_uid, now) {
      const uid = newUid();
      await model.create([{ uid, organization_uid, is_taken: false, created_at: now }]);
      const since = new Date(now.getTime() - COURSE_TRY_RETENTION_SECONDS * 1000);
      const others = await model
        .find({ organization_uid, created_at: { $gt: since }, uid: { $ne: uid } }, WITHOUT_ID)
        .sort({ created_at: 1 })
        .lean<CourseTryRecord[]>();
      const taken = others.filter(({ is_taken }) => is_taken);
      const full = fullUntil(taken, MOST_TAKEN) ?? fullUntil(others, MOST_TRIED);
      if (full) {
        await model.deleteOne({ uid });
        refuse(full, now);
      }
      return {
        async wasTaken() {
          await model.updateOne({ uid }, { $set: { is_taken: true } });
        },
      };
    },
  };
}

import { WITHOUT_ID } from '@coaching/service-kit';
import type { ClientSession, Connection, Model } from 'mongoose';
import { type ScoreRecord, scoreSchema } from './score-record';

/** When each observer of a calibration was done. */
export type ScoreProgress = Pick<ScoreRecord, 'calibration_uid' | 'user' | 'finished_at'>;

/** What observers scored. */
export interface Scores {
  model: Model<ScoreRecord>;
  /** One observer's; null before they begin. */
  find(calibration_uid: string, user: string): Promise<ScoreRecord | null>;
  /** All observers', in one order. */
  of(calibration_uid: string): Promise<ScoreRecord[]>;
  /** How far observers are in several calibrations. */
  progressIn(calibration_uids: readonly string[]): Promise<ScoreProgress[]>;
  /** Writes what an observer scored; false when it is no longer what it was. @param before null for the first time */
  put(before: ScoreRecord | null, score: ScoreRecord, session: ClientSession): Promise<boolean>;
}

export function scoresIn(connection: Connection): Scores {
  const model = connection.model<ScoreRecord>('CalibrationScore', scoreSchema);
  return {
    model,
    find: (calibration_uid, user) => model.findOne({ calibration_uid, user }, WITHOUT_ID).lean<ScoreRecord>(),
    of: (calibration_uid) =>
      model.find({ calibration_uid }, WITHOUT_ID).sort({ user: 1 }).lean<ScoreRecord[]>(),
    progressIn: (uids) =>
      model
        .find(
          { calibration_uid: { $in: [...uids] } },
          { ...WITHOUT_ID, calibration_uid: 1, user: 1, finished_at: 1 },
        )
        .lean<ScoreProgress[]>(),
    async put(before, score, session) {
      if (!before) {
        await model.create([score], { session });
        return true;
      }
      const { calibration_uid, user, count } = before;
      const same = { calibration_uid, user, count, finished_at: null };
      const { matchedCount } = await model.updateOne(same, { $set: score }, { session });
      return matchedCount === 1;
    },
  };
}

import type { Agreement, PinnedRubric } from '@coaching/contracts';
import { type EmbeddingModel, type EntityStore, entityStore } from '@coaching/service-kit';
import type { ClientSession, Connection, Model } from 'mongoose';
import { type CalibrationRecord, calibrationSchema } from './calibration-record';

/** The calibrations of this service's database. */
export interface Calibrations extends EntityStore<CalibrationRecord> {
  model: Model<CalibrationRecord>;
  /** Where they hold people's names and pictures. */
  embedding: EmbeddingModel<CalibrationRecord>;
  /**
   * Remembers that an observer begins, and with the first of them the rubric as it is then.
   * @returns false when it has another rubric by now, they no longer observe in it, or it is deleted
   */
  begin(
    stored: CalibrationRecord,
    rubric: PinnedRubric,
    user: string,
    session: ClientSession,
  ): Promise<boolean>;
  /** Writes how far observers agree, unless it is there of as many or more. */
  putAgreement(uid: string, agreement: Agreement): Promise<void>;
}

export function calibrationsIn(connection: Connection): Calibrations {
  const model = connection.model<CalibrationRecord>('Calibration', calibrationSchema);
  const embeds = { user_embed: 'user', observers: 'observers.uid' };
  return {
    model,
    embedding: { model, embeds },
    ...entityStore({
      model,
      embeds,
      unrevised: ({ begun, agreement }) => ({
        begun,
        'agreement.observers': agreement?.observers ?? null,
      }),
    }),
    async begin({ uid, tool_uid, rubric: known }, rubric, user, session) {
      const { matchedCount } = await model.updateOne(
        { uid, tool_uid, 'observers.uid': user, ...(!known && { rubric: null }) },
        { $addToSet: { begun: user }, ...(!known && { $set: { rubric } }) },
        { session },
      );
      return matchedCount === 1;
    },
    async putAgreement(uid, agreement) {
      const fewer = { 'agreement.observers': { $lt: agreement.observers } };
      await model.updateOne({ uid, $or: [{ agreement: null }, fewer] }, { $set: { agreement } });
    },
  };
}

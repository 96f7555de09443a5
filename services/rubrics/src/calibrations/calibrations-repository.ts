import type { Agreement, PinnedRubric, UserEmbed } from '@coaching/contracts';
import { type EntityStore, sameEmbed, WITH_DELETED, WITHOUT_ID } from '@coaching/service-kit';
import type { ClientSession, Connection, Model } from 'mongoose';
import { type CalibrationRecord, calibrationSchema } from './calibration-record';

/** The calibrations of this service's database. */
export interface Calibrations extends EntityStore<CalibrationRecord> {
  model: Model<CalibrationRecord>;
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
  /** Puts a person's new name and picture on all that they made or observe in. */
  refreshEmbeds(embed: UserEmbed, session: ClientSession): Promise<void>;
}

/** Finds it while nothing of it has changed: what changes without a new revision is looked at by itself. */
const stillAs = ({ uid, revision, begun, agreement, user_embed }: CalibrationRecord) => ({
  uid,
  revision,
  begun,
  'agreement.observers': agreement?.observers ?? null,
  ...sameEmbed('user_embed', user_embed),
});

export function calibrationsIn(connection: Connection): Calibrations {
  const model = connection.model<CalibrationRecord>('Calibration', calibrationSchema);
  return {
    model,
    find: (uid, session) =>
      model.findOne({ uid }, WITHOUT_ID, { session, ...WITH_DELETED }).lean<CalibrationRecord>(),
    async insert(calibration, session) {
      await model.create([calibration], { session });
    },
    async change(stored, fields, session) {
      const { matchedCount } = await model.updateOne(stillAs(stored), { $set: fields }, { session });
      return matchedCount === 1;
    },
    async restore(calibration, session) {
      await model.replaceOne({ uid: calibration.uid }, calibration, { session, ...WITH_DELETED });
    },
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
    async refreshEmbeds(embed, session) {
      const all = { session, ...WITH_DELETED };
      const { uid } = embed;
      await model.updateMany({ user: uid }, { $set: { user_embed: embed } }, all);
      await model.updateMany({ 'observers.uid': uid }, { $set: { 'observers.$': embed } }, all);
    },
  };
}

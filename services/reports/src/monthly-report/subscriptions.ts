import type { Month, MonthlyReport } from '@coaching/contracts';
import { asChecked, storedIn, WITHOUT_ID } from '@coaching/service-kit';
import type { ClientSession, Connection } from 'mongoose';

/** What became of the last report of somebody. */
interface LastReport {
  month: Month;
  outcome: 'requested' | 'sent' | 'failed' | 'not_sent';
  at: Date;
  /** Whose interactions it counts; absent where it was not made, and in rows of earlier releases. */
  scope?: MonthlyReport['scope'];
}

/** Somebody who asked for a report of each month by mail; in the collection `monthly_reports`. */
export interface Subscription {
  person_uid: string;
  /** The organisation it is about; null for who works without one. */
  organization_uid: string | null;
  since: Date;
  /** When there is something to do next: a month is over, or a failed report is tried again. */
  due_at: Date;
  /** Tries of the last report which have failed, until it is sent. */
  attempts: number;
  last: LastReport | null;
  /** Uid of the last mail; what others say of former ones is passed over. */
  mail_uid: string | null;
  /** Whose interactions the last report counted that was sent. */
  scope: MonthlyReport['scope'] | null;
}

export const subscriptionSchema = storedIn<Subscription>('monthly_reports', {
  person_uid: { type: String, required: true },
  organization_uid: { type: String, default: null },
  since: { type: Date, required: true },
  due_at: { type: Date, required: true },
  attempts: { type: Number, default: 0 },
  last: { type: asChecked, default: null },
  mail_uid: { type: String, default: null },
  scope: { type: String, default: null },
});
subscriptionSchema.index({ person_uid: 1 }, { unique: true });
subscriptionSchema.index({ due_at: 1 });
subscriptionSchema.index({ mail_uid: 1 });

/** Who gets reports by mail. */
export interface Subscriptions {
  find(person_uid: string): Promise<Subscription | null>;
  begin(subscription: Subscription): Promise<void>;
  end(person_uid: string): Promise<void>;
  /** The one that has been due longest; null when none is. */
  due(now: Date): Promise<Subscription | null>;
  ofMail(mail_uid: string, session: ClientSession): Promise<Subscription | null>;
  /** Changes one that is as it was read. @returns whether it was, so that of several who try one goes on */
  change(read: Subscription, changes: Partial<Subscription>, session: ClientSession): Promise<boolean>;
}

export function subscriptionsIn(connection: Connection): Subscriptions {
  const model = connection.model<Subscription>('MonthlyReport', subscriptionSchema);
  return {
    find: (person_uid) => model.findOne({ person_uid }, WITHOUT_ID).lean<Subscription>(),
    async begin(subscription) {
      const { person_uid } = subscription;
      await model.updateOne({ person_uid }, { $set: subscription }, { upsert: true });
    },
    async end(person_uid) {
      await model.deleteOne({ person_uid });
    },
    due: (now) =>
      model
        .findOne({ due_at: { $lte: now } }, WITHOUT_ID)
        .sort({ due_at: 1 })
        .lean<Subscription>(),
    ofMail: (mail_uid, session) => model.findOne({ mail_uid }, WITHOUT_ID, { session }).lean<Subscription>(),
    async change({ person_uid, since, due_at, mail_uid }, changes, session) {
      const asRead = { person_uid, since, due_at, mail_uid };
      return (await model.updateOne(asRead, { $set: changes }, { session })).matchedCount === 1;
    },
  };
}

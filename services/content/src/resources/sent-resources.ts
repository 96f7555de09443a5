import { storedIn } from '@coaching/service-kit';
import type { ClientSession, Connection } from 'mongoose';

const HOUR_MS = 60 * 60 * 1000;
/** Long enough to answer who has sent what. */
const RETENTION_SECONDS = 30 * 24 * 60 * 60;

/** Who mailed which resource to how many people, in the collection `sent_resources`. */
interface SentResource {
  user_uid: string;
  resource_uid: string;
  mails: number;
  sent_at: Date;
}

export const sentResourceSchema = storedIn<SentResource>('sent_resources', {
  user_uid: { type: String, required: true },
  resource_uid: { type: String, required: true },
  mails: { type: Number, required: true },
  sent_at: { type: Date, required: true },
});
sentResourceSchema.index({ user_uid: 1, sent_at: 1 });
sentResourceSchema.index({ sent_at: 1 }, { expireAfterSeconds: RETENTION_SECONDS });

export interface SentResources {
  /** Mails about resources that a person had sent within the hour. */
  countWithinHour(user_uid: string, now: Date): Promise<number>;
  note(sent: SentResource, session: ClientSession): Promise<void>;
}

export function sentResourcesIn(connection: Connection): SentResources {
  const model = connection.model<SentResource>('SentResource', sentResourceSchema);
  return {
    async countWithinHour(user_uid, now) {
      const since = new Date(now.getTime() - HOUR_MS);
      const rows = await model.find({ user_uid, sent_at: { $gt: since } }).lean<SentResource[]>();
      return rows.reduce((sum, { mails }) => sum + mails, 0);
    },
    async note(sent, session) {
      await model.create([sent], { session });
    },
  };
}

import { createHash, randomBytes } from 'node:crypto';
import { CALENDAR_SECRET_BYTES } from '@coaching/contracts';
import { storedIn } from '@coaching/service-kit';
import type { Connection } from 'mongoose';

/** Where somebody's planned visits can be read without a session; in the collection `calendar_feeds`. */
interface FeedRecord {
  person_uid: string;
  /** Of the secret in its address, which nobody stores. */
  hash: string;
  since: Date;
}

export const feedSchema = storedIn<FeedRecord>('calendar_feeds', {
  person_uid: { type: String, required: true },
  hash: { type: String, required: true },
  since: { type: Date, required: true },
});
feedSchema.index({ person_uid: 1 }, { unique: true });
feedSchema.index({ hash: 1 }, { unique: true });

/** Secret addresses of calendars: each person has one at most. */
export interface CalendarFeeds {
  since(person_uid: string): Promise<Date | null>;
  /** Makes a new secret, in the place of the one before. */
  renew(person_uid: string, now: Date): Promise<string>;
  end(person_uid: string): Promise<void>;
  /** Whose secret it is; null when it is nobody's. */
  ownerOf(secret: string): Promise<string | null>;
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

export function calendarFeedsIn(connection: Connection): CalendarFeeds {
  const model = connection.model<FeedRecord>('CalendarFeed', feedSchema);
  return {
    since: async (person_uid) => (await model.findOne({ person_uid }).lean<FeedRecord>())?.since ?? null,
    async renew(person_uid, now) {
      const secret = randomBytes(CALENDAR_SECRET_BYTES).toString('base64url');
      const update = { $set: { hash: hashOf(secret), since: now } };
      await model.updateOne({ person_uid }, update, { upsert: true });
      return secret;
    },
    async end(person_uid) {
      await model.deleteOne({ person_uid });
    },
    ownerOf: async (secret) =>
      (await model.findOne({ hash: hashOf(secret) }).lean<FeedRecord>())?.person_uid ?? null,
  };
}

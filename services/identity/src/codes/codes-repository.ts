import { timingSafeEqual } from 'node:crypto';
import type { ClientSession, Db, Filter } from 'mongodb';
import type { CodePurpose, CodeRecord } from './code-record';
import {
  CODE_KEPT_SECONDS,
  CODE_LIFE_MS,
  hashOfCode,
  MOST_KEPT,
  MOST_OUTSTANDING,
  MOST_TRIES,
  newCode,
} from './code-rules';

export const CODES = 'codes';

/** What a code is good for. */
export interface CodeFor {
  purpose: CodePurpose;
  /** In lower case. */
  email: string;
  /** Whose account gets the address, for 'new-email'. */
  user_uid?: string;
}

/** A code on its way to a person; it is kept nowhere. */
export interface IssuedCode {
  code: string;
  expires_at: Date;
}

/** The one-time codes of this service's database. */
export interface Codes {
  /** Makes a code; null when the address, or the person whose account gets it, has as many as they may have. */
  issue(
    asked: CodeFor & { course_code?: string },
    now: Date,
    session: ClientSession,
  ): Promise<IssuedCode | null>;
  /** Uses a code up, with all others for the same; null, and one try less for each, when it is not right. */
  redeem(asked: CodeFor, code: string, now: Date): Promise<CodeRecord | null>;
}

const working = (now: Date): Filter<CodeRecord> => ({
  used_at: null,
  tries: { $lt: MOST_TRIES },
  expires_at: { $gt: now },
});

/** @param key with which codes are hashed; 32 bytes */
export function codesIn(db: Db, key: Buffer): Codes {
  const collection = db.collection<CodeRecord>(CODES);
  const hash = ({ purpose, email, user_uid = '' }: CodeFor, code: string) =>
    hashOfCode(key, [purpose, email, user_uid], code);

  return {
    async issue({ course_code = null, ...asked }, now, session) {
      const { purpose, email, user_uid = '' } = asked;
      const same = { purpose, email, user_uid };
      const since = new Date(now.getTime() - CODE_KEPT_SECONDS * 1000);
      // Whoever adds addresses can name any, so those count for the person together.
      const counted = user_uid === '' ? same : { purpose, user_uid };
      const kept = await collection.countDocuments({ ...counted, created_at: { $gt: since } }, { session });
      const outstanding = await collection.countDocuments({ ...same, ...working(now) }, { session });
      if (kept >= MOST_KEPT || outstanding >= MOST_OUTSTANDING) return null;
      const code = newCode();
      const expires_at = new Date(now.getTime() + CODE_LIFE_MS);
      const stamps = { tries: 0, created_at: now, expires_at, used_at: null };
      await collection.insertOne(
        { ...same, course_code, hash: hash(asked, code).toString('base64'), ...stamps },
        { session },
      );
      return { code, expires_at };
    },

    async redeem(asked, code, now) {
      const { purpose, email, user_uid = '' } = asked;
      const same = { purpose, email, user_uid };
      const given = hash(asked, code);
      const candidates = await collection.find({ ...same, ...working(now) }).toArray();
      for (const { _id } of candidates) {
        // Counted before it is compared, so that guesses made at the same time count too.
        const tried = await collection.findOneAndUpdate({ _id, ...working(now) }, { $inc: { tries: 1 } });
        if (!tried || !timingSafeEqual(given, Buffer.from(tried.hash, 'base64'))) continue;
        const used = await collection.updateOne({ _id, used_at: null }, { $set: { used_at: now } });
        if (used.modifiedCount === 0) return null;
        await collection.updateMany({ ...same, used_at: null }, { $set: { used_at: now } });
        return tried;
      }
      return null;
    },
  };
}

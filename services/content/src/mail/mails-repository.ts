import type { ClientSession, Db } from 'mongodb';
import type { MailRecord, NewMail } from './mail-record';

export const MAILS = 'mails';

/** The mails of this service's database. */
export interface Mails {
  /** Keeps a mail to be sent, or for good where there is no mail server. */
  keep(mail: NewMail, session: ClientSession): Promise<void>;
  /** Takes the mail that waits longest and puts off its next try to `until`; null when none is due. */
  take(now: Date, until: Date): Promise<MailRecord | null>;
  /** Notes how a try went. */
  note(uid: string, outcome: Partial<MailRecord>): Promise<void>;
  /** The newest mails, newest first. */
  newest(limit: number): Promise<MailRecord[]>;
}

/** @param isSent whether there is a mail server */
export function mailsIn(db: Db, isSent: boolean): Mails {
  const mails = db.collection<MailRecord>(MAILS);
  const withoutId = { projection: { _id: 0 } } as const;
  return {
    async keep(mail, session) {
      const { requested_at } = mail;
      const state: Pick<MailRecord, 'outcome' | 'sent_at'> = isSent
        ? { outcome: 'waiting', sent_at: null }
        : { outcome: 'kept', sent_at: requested_at };
      const record = { ...mail, ...state, attempts: 0, next_try_at: requested_at, last_error: null };
      await mails.insertOne(record, { session });
    },
    take: (now, until) =>
      mails.findOneAndUpdate(
        { outcome: 'waiting', next_try_at: { $lte: now } },
        { $set: { next_try_at: until }, $inc: { attempts: 1 } },
        { sort: { next_try_at: 1 }, returnDocument: 'after', ...withoutId },
      ),
    async note(uid, outcome) {
      await mails.updateOne({ uid }, { $set: outcome });
    },
    newest: (limit) => mails.find({}, withoutId).sort({ requested_at: -1, uid: -1 }).limit(limit).toArray(),
  };
}

import { WITHOUT_ID, writeMany } from '@coaching/service-kit';
import type { ClientSession, Connection } from 'mongoose';
import { type MailRecord, mailSchema, type NewMail } from './mail-record';

/** No mail is put off for longer. */
export const LONGEST_PAUSE_MS = 15 * 60_000;
const CLOCKS_DIFFER_MS = 60_000;

/** The mails of this service's database. */
export interface Mails {
  /** Stores a mail to be sent, or for good where there is no mail server. */
  store(mail: NewMail, session: ClientSession): Promise<void>;
  /** The same of many. */
  storeAll(mails: readonly NewMail[], session: ClientSession): Promise<void>;
  /**
   * Takes the mail that waits longest and puts off its next try to `until`; null when none is due. A next try that is
   * put off for longer than any can be was so by a clock that has been set back since, and is due.
   */
  take(now: Date, until: Date): Promise<MailRecord | null>;
  /** Notes how a try went. */
  note(uid: string, outcome: Partial<MailRecord>, session?: ClientSession): Promise<void>;
  /** The newest mails, newest first. */
  newest(limit: number): Promise<MailRecord[]>;
}

/** A mail as it is read: of one that there was no mail server for, older rows say 'kept'. */
const asRead = (mail: MailRecord): MailRecord =>
  (mail.outcome as string) === 'kept' ? { ...mail, outcome: 'stored' } : mail;

const longestPause = (now: Date) => new Date(now.getTime() + LONGEST_PAUSE_MS + CLOCKS_DIFFER_MS);

/** @param isSent whether there is a mail server */
export function mailsIn(connection: Connection, isSent: boolean): Mails {
  const model = connection.model<MailRecord>('Mail', mailSchema);
  function asStored(mail: NewMail): MailRecord {
    const { requested_at } = mail;
    const state: Pick<MailRecord, 'outcome' | 'sent_at'> = isSent
      ? { outcome: 'waiting', sent_at: null }
      : { outcome: 'stored', sent_at: requested_at };
    return { ...mail, ...state, attempts: 0, next_try_at: requested_at, last_error: null };
  }
  const storeAll: Mails['storeAll'] = (mails, session) =>
    writeMany(
      model,
      mails.map((mail) => ({ insertOne: { document: asStored(mail) } })),
      session,
    );
  return {
    store: (mail, session) => storeAll([mail], session),
    storeAll,
    take: (now, until) =>
      model
        .findOneAndUpdate(
          {
            outcome: 'waiting',
            $or: [{ next_try_at: { $lte: now } }, { next_try_at: { $gt: longestPause(now) } }],
          },
          { $set: { next_try_at: until }, $inc: { attempts: 1 } },
          { sort: { next_try_at: 1 }, returnDocument: 'after', projection: WITHOUT_ID },
        )
        .lean<MailRecord>(),
    async note(uid, outcome, session) {
      await model.updateOne({ uid }, { $set: outcome }, { session });
    },
    async newest(limit) {
      const newest = model.find({}, WITHOUT_ID).sort({ requested_at: -1, uid: -1 }).limit(limit);
      return (await newest.lean<MailRecord[]>()).map(asRead);
    },
  };
}

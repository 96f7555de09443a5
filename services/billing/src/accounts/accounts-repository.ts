import { WITHOUT_ID } from '@coaching/service-kit';
import type { ClientSession, Connection, Model } from 'mongoose';
import { type AccountRecord, accountSchema } from './account-record';
import type { Payer } from './payer';

type Change = Partial<Omit<AccountRecord, 'user_uid' | 'kind' | 'revision'>>;

/** The accounts of this service's database. */
export interface Accounts {
  model: Model<AccountRecord>;
  find(user_uid: string, session?: ClientSession): Promise<AccountRecord | null>;
  /** Those of these people and organisations that have an account. */
  having(user_uids: readonly string[], session: ClientSession): Promise<Set<string>>;
  findByCustomer(customer: string): Promise<AccountRecord | null>;
  /** The payer's account, which is begun where there is none. */
  ensure(payer: Payer): Promise<AccountRecord>;
  /** Writes a change on the account as it was read; null when somebody else has written since. */
  change(account: AccountRecord, change: Change, session?: ClientSession): Promise<AccountRecord | null>;
  /** Has the account synced now; what is under way for it starts anew. */
  markDue(user_uid: string, now: Date, session?: ClientSession): Promise<void>;
  /** Has those of these organisations synced soon that have accounts. */
  markSeatsDue(organization_uids: readonly string[], now: Date, session: ClientSession): Promise<void>;
  /** Takes an account that is due and puts off its next turn to `until`; null when none is. */
  takeDue(now: Date, until: Date): Promise<AccountRecord | null>;
}

const AFTER = { returnDocument: 'after', projection: WITHOUT_ID } as const;

export function accountsIn(connection: Connection): Accounts {
  const model = connection.model<AccountRecord>('Account', accountSchema);
  return {
    model,
    find: (user_uid, session) => model.findOne({ user_uid }, WITHOUT_ID, { session }).lean<AccountRecord>(),
    async having(user_uids, session) {
      const found = await model
        .find({ user_uid: { $in: [...user_uids] } }, { _id: 0, user_uid: 1 }, { session })
        .lean<Pick<AccountRecord, 'user_uid'>[]>();
      return new Set(found.map(({ user_uid }) => user_uid));
    },
    findByCustomer: (customer) => model.findOne({ customer }, WITHOUT_ID).lean<AccountRecord>(),
    async ensure({ kind, uid: user_uid }) {
      const fresh = {
        kind,
        customer: null,
        customer_email: null,
        subscriptions: [],
        trial: null,
        orders: [],
        seats: null,
        sent_notices: [],
        closed: false,
        sync_at: null,
        revision: 1,
      };
      return (await model
        .findOneAndUpdate({ user_uid }, { $setOnInsert: fresh }, { ...AFTER, upsert: true })
        .lean<AccountRecord>())!;
    },
    change: ({ user_uid, revision }, change, session) =>
      model
        .findOneAndUpdate(
          { user_uid, revision },
          { $set: change, $inc: { revision: 1 } },
          { ...AFTER, session },
        )
        .lean<AccountRecord>(),
    async markDue(user_uid, now, session) {
      await model.updateOne({ user_uid }, { $set: { sync_at: now }, $inc: { revision: 1 } }, { session });
    },
    async markSeatsDue(organization_uids, now, session) {
      await model.updateMany(
        { user_uid: { $in: [...organization_uids] }, kind: 'organization' },
        { $set: { sync_at: now }, $inc: { revision: 1 } },
        { session },
      );
    },
    takeDue: (now, until) =>
      model
        .findOneAndUpdate(
          // Older versions gave a customer no turn until their first payment was known.
          {
            $or: [
              { sync_at: { $lte: now } },
              { sync_at: null, $or: [{ customer: { $type: 'string' } }, { trial: { $ne: null } }] },
            ],
          },
          { $set: { sync_at: until } },
          { ...AFTER, sort: { sync_at: 1 } },
        )
        .lean<AccountRecord>(),
  };
}

import { createHmac } from 'node:crypto';
import type { ClientSession, Connection } from 'mongoose';
import { type TrialClaimRecord, trialClaimSchema } from './trial-claim-record';

/** Which addresses have had their free week. */
export interface TrialClaims {
  /** Notes that this person had theirs under this address; false when somebody else had. */
  claim(email: string, user_uid: string, session: ClientSession): Promise<boolean>;
}

/** The mailbox of an address: what follows a plus before the @ is the owner's own. */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  return `${name.split('+')[0]}@${host}`;
}

/** @param key what addresses are hashed with, so that nobody reads them from the database */
export function trialClaimsIn(connection: Connection, key: Buffer): TrialClaims {
  const model = connection.model<TrialClaimRecord>('TrialClaim', trialClaimSchema);
  return {
    async claim(email, user_uid, session) {
      const address_key = createHmac('sha256', key).update(mailboxOf(email)).digest('base64url');
      const claimed = await model
        .findOneAndUpdate(
          { address_key },
          { $setOnInsert: { user_uid } },
          { upsert: true, returnDocument: 'after', session },
        )
        .lean<TrialClaimRecord>();
      return claimed?.user_uid === user_uid;
    },
  };
}

import { createHmac } from 'node:crypto';
import { writeMany } from '@coaching/service-kit';
import type { ClientSession, Connection } from 'mongoose';
import { type PersonAddressRecord, personAddressSchema } from './person-address-record';
import { type TrialClaimRecord, trialClaimSchema } from './trial-claim-record';

/** The addresses that somebody has or had. */
export interface Addresses {
  user_uid: string;
  emails: readonly string[];
}

/** Which addresses have had their free week. */
export interface TrialClaims {
  /** Remembers for good that these are a person's addresses. */
  remember(emails: readonly string[], user_uid: string, session: ClientSession): Promise<void>;
  /** The same of many people. */
  rememberAll(people: readonly Addresses[], session: ClientSession): Promise<void>;
  /** Notes that this person had theirs, under all addresses they have or had; false when somebody else had under one. */
  claim(user_uid: string, session: ClientSession): Promise<boolean>;
}

/** The mailbox of an address: what follows a plus before the @ is the owner's own. */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  return `${name.split('+')[0]}@${host}`;
}

/** @param key what addresses are hashed with, so that nobody reads them from the database */
export function trialClaimsIn(connection: Connection, key: Buffer): TrialClaims {
  const addresses = connection.model<PersonAddressRecord>('PersonAddress', personAddressSchema);
  const claims = connection.model<TrialClaimRecord>('TrialClaim', trialClaimSchema);
  const keyOf = (email: string) => createHmac('sha256', key).update(mailboxOf(email)).digest('base64url');

  const rememberAll: TrialClaims['rememberAll'] = (people, session) => {
    const all = people.flatMap(({ user_uid, emails }) =>
      emails.filter(Boolean).map((email): PersonAddressRecord => ({ user_uid, address_key: keyOf(email) })),
    );
    const once = new Map(all.map((address) => [`${address.user_uid} ${address.address_key}`, address]));
    return writeMany(
      addresses,
      [...once.values()].map((address) => ({
        updateOne: { filter: address, update: { $setOnInsert: address }, upsert: true },
      })),
      session,
    );
  };

  return {
    remember: (emails, user_uid, session) => rememberAll([{ user_uid, emails }], session),
    rememberAll,
    async claim(user_uid, session) {
      const own = await addresses.find({ user_uid }, null, { session }).lean<PersonAddressRecord[]>();
      const owners: (string | undefined)[] = [];
      for (const { address_key } of own) {
        const claimed = await claims
          .findOneAndUpdate(
            { address_key },
            { $setOnInsert: { user_uid } },
            { upsert: true, returnDocument: 'after', session },
          )
          .lean<TrialClaimRecord>();
        owners.push(claimed?.user_uid);
      }
      return owners.every((owner) => owner === user_uid);
    },
  };
}

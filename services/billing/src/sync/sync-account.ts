import { isDeepStrictEqual } from 'node:util';
import type { People, ServiceContext } from '@coaching/service-kit';
import type { AccountRecord, SubscriptionRecord } from '../accounts/account-record';
import type { Accounts } from '../accounts/accounts-repository';
import type { Checkouts } from '../checkout/checkouts-repository';
import { isLive } from '../licenses/licenses-of';
import { announceNotices, unsentNotices } from '../notices/unsent-notices';
import type { Organizations } from '../organizations/organizations-repository';
import type { Payments } from '../payments/payments';
import { announceExceeded } from '../seats/exceeded-notice';
import { seatsAt } from '../seats/seats-at';
import { grantedTo } from './granted-to';
import { nextSyncAt } from './next-sync';

export interface SyncParts {
  accounts: Accounts;
  payments: Payments;
  checkouts: Pick<Checkouts, 'allOf'>;
  people: Pick<People, 'findLiving' | 'model'>;
  organizations: Organizations;
  graceDays: number;
  context: Pick<ServiceContext, 'transaction'>;
}

/** What the payments say of a customer; whoever is gone pays for nothing any more. */
async function readSubscriptions(
  { payments }: SyncParts,
  account: AccountRecord,
): Promise<SubscriptionRecord[]> {
  const read = async () => {
    const subscriptions = await payments.subscriptionsOf(account.customer!);
    return subscriptions.sort((a, b) => +a.started_at - +b.started_at || a.id.localeCompare(b.id));
  };
  const subscriptions = await read();
  const unwanted = account.closed ? subscriptions.filter(isLive) : [];
  for (const { id } of unwanted) await payments.endSubscription(id);
  return unwanted.length > 0 ? read() : subscriptions;
}

/** Says to the payments under which address somebody is written to, where it has changed; answers it. */
async function tellEmail({ payments, people }: SyncParts, account: AccountRecord): Promise<string | null> {
  // An organisation's receipts go where whoever first paid for it said.
  if (account.kind === 'organization') return account.customer_email;
  const email = (await people.findLiving(account.user_uid))?.email;
  if (!email || email === account.customer_email) return account.customer_email;
  await payments.changeEmail(account.customer!, email);
  return email;
}

/** When the last checkout began that was not seen to end. */
async function lastOpen({ checkouts }: SyncParts, user_uid: string): Promise<Date | null> {
  const open = (await checkouts.allOf(user_uid)).filter(({ status }) => status === 'open');
  return open.at(-1)?.created_at ?? null;
}

/**
 * Makes an account what the payments say it is: asked there anew, whatever it was that gave the occasion, so that the
 * order and number of occasions do not matter. One that is overtaken by another write starts anew, because what it
 * read may be older.
 */
export async function syncAccount(parts: SyncParts, user_uid: string, now: Date): Promise<void> {
  const { accounts, graceDays, context } = parts;
  for (;;) {
    const account = await accounts.find(user_uid);
    if (!account) return;
    const subscriptions = account.customer ? await readSubscriptions(parts, account) : account.subscriptions;
    const customer_email = account.customer ? await tellEmail(parts, account) : null;
    const read = { ...account, subscriptions };
    const seats = await seatsAt(parts, read, now);
    const { notices, sent_notices, isExceeded } = unsentNotices({ ...read, seats }, graceDays, now);
    const sync_at = nextSyncAt({ subscriptions }, await lastOpen(parts, user_uid), now);
    const isDone = await context.transaction(async ({ session, announce }) => {
      const changed = await accounts.change(
        account,
        { subscriptions, customer_email, seats, sent_notices, sync_at },
        session,
      );
      if (!changed) return false;
      const isSame = isDeepStrictEqual(
        grantedTo(changed, graceDays).data,
        grantedTo(account, graceDays).data,
      );
      if (!isSame) await announce(grantedTo(changed, graceDays));
      if (!account.closed) await announceNotices(parts, changed, notices, announce);
      if (!account.closed && isExceeded) await announceExceeded(parts, changed, announce);
      return true;
    });
    if (isDone) return;
  }
}

import { isDeepStrictEqual } from 'node:util';
import type { People, ServiceContext } from '@coaching/service-kit';
import type { AccountRecord, SubscriptionRecord } from '../accounts/account-record';
import type { Accounts } from '../accounts/accounts-repository';
import type { Checkouts } from '../checkout/checkouts-repository';
import { isLive, licensesOf } from '../licenses/licenses-of';
import { licensesUpdated } from '../licenses/licenses-updated';
import { announceNews, untoldOf } from '../news/tell-news';
import type { Payments } from '../payments/payments';
import { nextSyncAt } from './next-sync';

export interface SyncParts {
  accounts: Accounts;
  payments: Payments;
  checkouts: Pick<Checkouts, 'allOf'>;
  people: Pick<People, 'findLiving'>;
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
    const { news, told } = untoldOf({ ...account, subscriptions }, graceDays, now);
    const sync_at = nextSyncAt({ subscriptions }, await lastOpen(parts, user_uid), now);
    const isDone = await context.transaction(async ({ session, announce }) => {
      const changed = await accounts.change(
        account,
        { subscriptions, customer_email, told, sync_at },
        session,
      );
      if (!changed) return false;
      const isSame = isDeepStrictEqual(licensesOf(changed, graceDays), licensesOf(account, graceDays));
      if (!isSame) await announce(licensesUpdated(changed, graceDays));
      if (!account.closed) await announceNews(parts, account, news, announce);
      return true;
    });
    if (isDone) return;
  }
}

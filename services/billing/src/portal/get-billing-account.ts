import type { Handler } from '@coaching/service-kit';
import type { Accounts } from '../accounts/accounts-repository';
import { graceUntil, isLive } from '../licenses/licenses-of';

interface Parts {
  accounts: Accounts;
  graceDays: number;
}

/** One's own account, as it was at the last sync: whose it is comes from the session alone. */
export const getBillingAccount =
  ({ accounts, graceDays }: Parts): Handler<'getBillingAccount'> =>
  async ({ actor }) => {
    const account = await accounts.find(actor.uid);
    const live = account?.subscriptions.findLast(isLive);
    return {
      has_portal: Boolean(account?.customer && account.subscriptions.length > 0),
      product: live?.product ?? null,
      grace_until: (live && graceUntil(live, graceDays)?.toISOString()) ?? null,
    };
  };

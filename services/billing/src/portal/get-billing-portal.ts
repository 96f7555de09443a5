import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotFound } from '@coaching/service-kit';
import type { Accounts } from '../accounts/accounts-repository';
import { payerFor } from '../accounts/payer';
import { siteOf } from '../checkout/site-of';
import type { Payments } from '../payments/payments';

interface Parts {
  accounts: Accounts;
  payments: Payments;
}

/** One's own portal: whose it is comes from the session alone. */
export const getBillingPortal =
  ({ accounts, payments }: Parts): Handler<'getBillingPortal'> =>
  async ({ actor, api_address }) => {
    const payer = payerFor(actor);
    const account = await accounts.find(actor.uid);
    if (!account?.customer) throw new NotFound(MESSAGES.nothingToManage);
    return { url: await payments.portalAddress(account.customer, siteOf(api_address), payer) };
  };

import { createHash } from 'node:crypto';
import { hasGlobalRole, isExemptFromLicenses } from '@coaching/access';
import { type Actor, isPaidPlan, MESSAGES } from '@coaching/contracts';
import { awaitCopies, type Handler, Invalid, NotAllowed, type People } from '@coaching/service-kit';
import type { AccountRecord } from '../accounts/account-record';
import { isLive } from '../licenses/licenses-of';
import type { SyncParts } from '../sync/sync-account';
import { startTrial, type TrialParts } from '../trial/start-trial';
import type { Checkouts } from './checkouts-repository';
import { siteOf } from './site-of';

export interface CheckoutParts extends SyncParts, TrialParts {
  checkouts: Checkouts;
  people: People;
}

const HOUR_MS = 60 * 60 * 1000;

/** Coaches on their own account pay for themselves; nobody else has to. */
const needsOwnLicense = (actor: Actor) => hasGlobalRole(actor, 'Coach') && !isExemptFromLicenses(actor);

/** The same for one cart of one person for an hour, until something of theirs has changed. */
const cartKey = (account: AccountRecord, product: string, redirect_to: string | null, now: Date) =>
  createHash('sha256')
    .update(JSON.stringify([account.user_uid, account.revision, product, redirect_to]))
    .update(String(Math.floor(now.getTime() / HOUR_MS)))
    .digest('hex')
    .slice(0, 40);

/** The account with its customer, who is made at the first payment. */
async function withCustomer(parts: CheckoutParts, account: AccountRecord): Promise<AccountRecord> {
  if (account.customer) return account;
  const { user_uid } = account;
  // Somebody who has only just signed up may not have arrived here yet.
  const { email } = (await awaitCopies(parts.people.findAll, [user_uid])).get(user_uid)!;
  const customer = await parts.payments.createCustomer({ user_uid, email });
  return (
    (await parts.accounts.change(account, { customer })) ??
    withCustomer(parts, await parts.accounts.ensure(user_uid))
  );
}

export const createCheckoutSession =
  (parts: CheckoutParts): Handler<'createCheckoutSession'> =>
  async ({ actor, body, now, api_address }) => {
    if (!needsOwnLicense(actor)) throw new NotAllowed(MESSAGES.needsNoLicense);
    const { product } = body.cart[0]!;
    const redirect_to = body.redirect_to || null;
    const site = siteOf(api_address);
    const remember = (session_id: string, status: 'open' | 'complete') =>
      parts.checkouts.store({
        session_id,
        user_uid: actor.uid,
        product,
        status,
        redirect_to,
        created_at: now,
      });
    const account = await parts.accounts.ensure(actor.uid);
    if (account.subscriptions.some(isLive)) throw new Invalid(MESSAGES.hasPlan);
    if (!isPaidPlan(product)) {
      await startTrial(parts, actor.uid, now);
      const session_id = `free_${cartKey(account, product, redirect_to, now)}`;
      await remember(session_id, 'complete');
      return { url: `${site}/payment_complete?session_id=${session_id}`, session_id };
    }
    const { customer, revision } = await withCustomer(parts, account);
    const back = `/payment?${new URLSearchParams({ product, ...(redirect_to && { redirect_to }) })}`;
    const key = cartKey({ ...account, revision }, product, redirect_to, now);
    const cart = { customer: customer!, user_uid: actor.uid, product, key, site, back };
    const begun = await parts.payments.beginCheckout(cart);
    await remember(begun.session_id, 'open');
    return begun;
  };

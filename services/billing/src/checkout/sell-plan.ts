import { MESSAGES, type PaidPlan } from '@coaching/contracts';
import { awaitCopies, Invalid, type People } from '@coaching/service-kit';
import type { AccountRecord } from '../accounts/account-record';
import type { Payer } from '../accounts/payer';
import { isLive } from '../licenses/licenses-of';
import { nextSyncAt } from '../sync/next-sync';
import { type SyncParts, syncAccount } from '../sync/sync-account';
import { type Cart, cartKey } from './cart-key';
import type { CheckoutRecord } from './checkout-record';
import type { Checkouts } from './checkouts-repository';

export interface SalesParts extends SyncParts {
  checkouts: Checkouts;
  people: People;
}

interface Order extends Cart {
  payer: Payer;
  /** Uid of the person who goes to pay; the receipts of who pays for an organisation go to them. */
  by: string;
  product: PaidPlan;
  quantity: number;
  /** Origin of the pages. */
  site: string;
  now: Date;
}

/** One that is open for longer is begun anew, so that the payer has time. */
const REUSED_MS = 60 * 60 * 1000;

/** The account with its customer, who is made at the first payment. */
async function withCustomer(parts: SalesParts, order: Order): Promise<AccountRecord> {
  const { payer, by, now } = order;
  const account = await parts.accounts.ensure(payer);
  if (account.customer) return account;
  // Somebody who has only just signed up may not have arrived here yet.
  const { email } = (await awaitCopies(parts.people.findAll, [by])).get(by)!;
  const customer = await parts.payments.createCustomer({ payer, email });
  const made = { customer, customer_email: email, sync_at: nextSyncAt(account, now, now) };
  return (await parts.accounts.change(account, made)) ?? withCustomer(parts, order);
}

/** The account as the payments say it is now. @throws Invalid when a plan is paid for already */
async function accountToSellTo(parts: SalesParts, order: Order): Promise<AccountRecord> {
  const { payer, now } = order;
  await withCustomer(parts, order);
  await syncAccount(parts, payer.uid, now);
  const account = (await parts.accounts.find(payer.uid))!;
  if (account.subscriptions.some(isLive))
    throw new Invalid(payer.kind === 'organization' ? MESSAGES.hasSeats : MESSAGES.hasPlan);
  return account;
}

const isFor = ({ product, quantity = 1, redirect_to, url, created_at }: CheckoutRecord, order: Order) =>
  url !== null &&
  product === order.product &&
  quantity === order.quantity &&
  redirect_to === order.redirect_to &&
  +order.now - +created_at < REUSED_MS;

/**
 * Ends all open checkouts but one for this order, which is answered as `same`.
 * @returns also whether one of them turned out to be paid
 */
async function endOthers({ payments, checkouts }: SalesParts, order: Order) {
  let same: CheckoutRecord | null = null;
  let wasPaid = false;
  for (const each of await checkouts.allOf(order.user_uid)) {
    const { session_id, status } = each;
    if (status !== 'open') continue;
    const isSame = same === null && isFor(each, order);
    const found = await (isSame ? payments.checkoutStatus(session_id) : payments.expireCheckout(session_id));
    if (found !== 'open') await checkouts.note(session_id, found);
    if (found === 'open') same = each;
    if (found === 'complete') wasPaid = true;
  }
  return { same, wasPaid };
}

/**
 * Begins a checkout. Of one payer a single one can be paid at any time, because two would be two plans: those that
 * were begun before are ended, and whoever begins two at the same time has the second look again.
 * @throws Invalid when a plan is paid for already
 */
export async function sellPlan(
  parts: SalesParts,
  order: Order,
): Promise<Pick<CheckoutRecord, 'session_id'> & { url: string }> {
  const { accounts, checkouts, payments } = parts;
  const { payer, user_uid, product, quantity, redirect_to, site, now } = order;
  const back =
    payer.kind === 'organization'
      ? `/seats/${payer.uid}`
      : `/payment?${new URLSearchParams({ product, ...(redirect_to && { redirect_to }) })}`;
  for (;;) {
    const account = await accountToSellTo(parts, order);
    const { same, wasPaid } = await endOthers(parts, order);
    if (wasPaid) continue;
    if (same) return { session_id: same.session_id, url: same.url! };
    const key = cartKey(order, await checkouts.allOf(user_uid));
    const begun = await payments.beginCheckout({
      customer: account.customer!,
      user_uid,
      product,
      quantity,
      key,
      site,
      back,
    });
    const { kind } = payer;
    const cart = { user_uid, kind, product, quantity, redirect_to };
    await checkouts.store({ ...cart, ...begun, status: 'open', created_at: now });
    if (await accounts.change(account, { sync_at: nextSyncAt(account, now, now) })) return begun;
  }
}

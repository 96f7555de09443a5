import { isoDayOf, MESSAGES, newUid, type PurchaseOrder } from '@coaching/contracts';
import { type Handlers, Invalid, NotFound } from '@coaching/service-kit';
import { payerFor } from '../accounts/payer';
import { siteOf } from '../checkout/site-of';
import { type SyncParts, syncAccount } from '../sync/sync-account';
import { presentSeats, type SeatsParts } from './present-seats';
import { requireOrderer, requireReader } from './seats-policy';

type SeatsCalls = 'getSeats' | 'savePurchaseOrder' | 'deletePurchaseOrder' | 'getInvoices' | 'getSeatsPortal';

/** An organisation can have so many purchase orders. */
const MOST_ORDERS = 100;

const TOO_MANY_ORDERS = 'There are too many purchase orders. Please delete old ones first.';

/** What an organisation pays for: who may see it, and who enters its purchase orders. */
export function seatsCalls(parts: SeatsParts & SyncParts): Pick<Handlers<'billing'>, SeatsCalls> {
  const { accounts, organizations, payments } = parts;

  /** Changes an organisation's orders, and what follows of them, at once. @throws NotFound */
  async function changeOrders(uid: string, change: (orders: PurchaseOrder[]) => PurchaseOrder[], now: Date) {
    await organizations.require(uid);
    for (;;) {
      const account = await accounts.ensure({ kind: 'organization', uid });
      const orders = change(account.orders ?? []);
      if (await accounts.change(account, { orders, sync_at: now })) break;
    }
    await syncAccount(parts, uid, now);
    return { seats: await presentSeats(parts, uid, now) };
  }

  return {
    async getSeats({ actor, params: { id }, now }) {
      requireReader(actor, id);
      return { seats: await presentSeats(parts, id, now) };
    },
    async savePurchaseOrder({ actor, params: { id }, body, now }) {
      requireOrderer(actor, id);
      const order = { ...body.purchase_order, uid: body.purchase_order.uid ?? newUid() };
      const message = MESSAGES.endsBeforeStart;
      if (isoDayOf(order.end_date) < isoDayOf(order.start_date))
        throw new Invalid(message, [{ path: 'purchase_order.end_date', message }]);
      return changeOrders(
        id,
        (orders) => {
          const others = orders.filter(({ uid }) => uid !== order.uid);
          if (others.length === MOST_ORDERS) throw new Invalid(TOO_MANY_ORDERS);
          return [...others, order];
        },
        now,
      );
    },
    async deletePurchaseOrder({ actor, params: { id, order }, now }) {
      requireOrderer(actor, id);
      return changeOrders(
        id,
        (orders) => {
          if (!orders.some(({ uid }) => uid === order)) throw new NotFound(MESSAGES.notFound);
          return orders.filter(({ uid }) => uid !== order);
        },
        now,
      );
    },
    async getInvoices({ actor, params: { id } }) {
      requireReader(actor, id);
      await organizations.require(id);
      const customer = (await accounts.find(id))?.customer;
      return { invoices: customer ? await payments.invoicesOf(customer) : [] };
    },
    async getSeatsPortal({ actor, params: { id }, api_address }) {
      const payer = payerFor(actor, id);
      const account = await accounts.find(payer.uid);
      if (!account?.customer) throw new NotFound(MESSAGES.nothingToManage);
      return { url: await payments.portalAddress(account.customer, siteOf(api_address), payer) };
    },
  };
}

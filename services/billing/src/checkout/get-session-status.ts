import type { Handler } from '@coaching/service-kit';
import { type SyncParts, syncAccount } from '../sync/sync-account';
import type { Checkouts } from './checkouts-repository';

/** Where a payment is complete, what it grants is fetched at once: the event that tells of it may be late, or lost. */
export const getSessionStatus =
  (parts: SyncParts & { checkouts: Checkouts }): Handler<'getSessionStatus'> =>
  async ({ actor, params: { id }, now }) => {
    const { checkouts, payments } = parts;
    const checkout = await checkouts.require(id, actor);
    const { product, quantity = 1, redirect_to, user_uid } = checkout;
    const organization_uid = checkout.kind === 'organization' ? user_uid : null;
    const answer = { product, quantity, organization_uid, redirect_to };
    if (checkout.status !== 'open') return { status: checkout.status, ...answer };
    const status = await payments.checkoutStatus(id);
    if (status === 'complete') await syncAccount(parts, user_uid, now);
    if (status !== 'open') await checkouts.note(id, status);
    return { status, ...answer };
  };

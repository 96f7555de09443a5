import type { Handler } from '@coaching/service-kit';
import { type SyncParts, syncAccount } from '../sync/sync-account';
import type { Checkouts } from './checkouts-repository';

/** Where a payment is complete, its licence is fetched at once: the event that tells of it may be late, or lost. */
export const getSessionStatus =
  (parts: SyncParts & { checkouts: Checkouts }): Handler<'getSessionStatus'> =>
  async ({ actor, params: { id }, now }) => {
    const { checkouts, payments } = parts;
    const { product, redirect_to, status: known } = await checkouts.require(id, actor.uid);
    if (known !== 'open') return { status: known, product, redirect_to };
    const status = await payments.checkoutStatus(id);
    if (status === 'complete') await syncAccount(parts, actor.uid, now);
    if (status !== 'open') await checkouts.note(id, status);
    return { status, product, redirect_to };
  };

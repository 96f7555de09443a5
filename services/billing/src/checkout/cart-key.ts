import { createHash } from 'node:crypto';
import type { CheckoutRecord } from './checkout-record';

const KEY_LENGTH = 40;

export type Cart = Pick<CheckoutRecord, 'user_uid' | 'product' | 'quantity' | 'redirect_to'>;

/** The same for one cart of one person, until a checkout of theirs has ended. */
export const cartKey = (
  { user_uid, product, quantity, redirect_to }: Cart,
  checkouts: readonly CheckoutRecord[],
) =>
  createHash('sha256')
    .update(JSON.stringify([user_uid, product, quantity, redirect_to]))
    .update(
      JSON.stringify(
        checkouts
          .filter(({ status }) => status !== 'open')
          .map(({ session_id }) => session_id)
          .sort(),
      ),
    )
    .digest('hex')
    .slice(0, KEY_LENGTH);

import { accountKey } from '../limits/account-key';
import type { Attempt } from '../limits/credentials';

/** The address that tries come from. */
export const home = '203.0.113.7';

/** A try of a password for an account, on a device that nobody knows; `more` says what matters. */
export const anAttempt = (email: unknown, more: Partial<Attempt> = {}): Attempt => ({
  kind: 'credentials',
  address: home,
  account: accountKey(email),
  device: null,
  ...more,
});

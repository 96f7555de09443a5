import { createHash } from 'node:crypto';
import { emailAddress } from '@coaching/contracts';

/** Whatever names no account counts as one, so that nothing that is tried counts for nobody. */
const UNREADABLE = 'unreadable';

/**
 * The account that an `email` of a body means, as identity would read it, without keeping whose it is.
 * @param email as it came: anything
 */
export function accountKey(email: unknown): string {
  const { success, data } = emailAddress.safeParse(email);
  return success ? createHash('sha256').update(data).digest('base64url') : UNREADABLE;
}

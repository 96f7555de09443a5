import type { Announcement } from '@coaching/service-kit';
import type { AccountRecord } from '../accounts/account-record';
import { licensesOf } from './licenses-of';

/** What somebody is granted now. */
export function licensesUpdated(account: AccountRecord, graceDays: number): Announcement<'licenses.updated'> {
  const { user_uid, revision } = account;
  const licenses = licensesOf(account, graceDays);
  return { type: 'licenses.updated', entity_uid: user_uid, revision, data: { user_uid, licenses } };
}

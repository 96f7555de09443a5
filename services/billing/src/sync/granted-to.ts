import type { Announcement } from '@coaching/service-kit';
import type { AccountRecord } from '../accounts/account-record';
import { licensesUpdated } from '../licenses/licenses-updated';
import { closesAt } from '../seats/seats-of';

/** What a payer is granted, as of the last sync: a person licences, an organisation seats. */
export function grantedTo(
  account: AccountRecord,
  graceDays: number,
): Announcement<'licenses.updated'> | Announcement<'seats.updated'> {
  if (account.kind !== 'organization') return licensesUpdated(account, graceDays);
  const { user_uid: organization_uid, revision } = account;
  const { seats, exceeded_since } = account.seats ?? { seats: null, exceeded_since: null };
  const closes_at = closesAt(exceeded_since)?.toISOString() ?? null;
  const data = { organization_uid, seats, closes_at };
  return { type: 'seats.updated', entity_uid: organization_uid, revision, data };
}

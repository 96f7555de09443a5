import type { AccountRecord } from '../accounts/account-record';
import type { SeatsParts } from './present-seats';
import { countCoaches } from './seat-holders';
import { exceededSince, seatsOf } from './seats-of';

/** An organisation's seats as they are to be published: as before, as far as it lasts. Null for a person. */
export async function seatsAt(
  { people, graceDays }: Pick<SeatsParts, 'people' | 'graceDays'>,
  account: AccountRecord,
  now: Date,
): Promise<NonNullable<AccountRecord['seats']> | null> {
  if (account.kind !== 'organization') return null;
  const seats = seatsOf(account, graceDays, now);
  const used = await countCoaches(people, account.user_uid);
  const since = account.seats?.exceeded_since ?? null;
  return { seats, exceeded_since: exceededSince(since, seats, used, now) };
}

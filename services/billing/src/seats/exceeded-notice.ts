import { licenseDayOf, newUid } from '@coaching/contracts';
import type { Transaction } from '@coaching/service-kit';
import type { AccountRecord } from '../accounts/account-record';
import type { SeatsParts } from './present-seats';
import { countCoaches, findPayers } from './seat-holders';
import { closesAt } from './seats-of';

/** What is told once: the same key for as long as an organisation has too few seats. */
export const exceededKey = ({ seats }: Pick<AccountRecord, 'seats'>): string | null =>
  seats?.exceeded_since ? `seats_exceeded ${seats.exceeded_since.toISOString()}` : null;

/** Asks for the mails which say that an organisation has more coaches than seats, and for how long it may have. */
export async function announceExceeded(
  { people, organizations }: Pick<SeatsParts, 'people' | 'organizations'>,
  { user_uid: uid, seats }: AccountRecord,
  announce: Transaction['announce'],
): Promise<void> {
  const name = (await organizations.find(uid))?.name ?? '';
  const organization = { uid, name, seats: seats!.seats! };
  const used = await countCoaches(people, uid);
  const day = licenseDayOf(closesAt(seats!.exceeded_since)!);
  for (const { email: to, username } of await findPayers(people, uid)) {
    const mail = { template: 'seats_exceeded' as const, to, username, organization, used, day };
    await announce({ type: 'mail.requested', entity_uid: newUid(), revision: 1, data: { mail } });
  }
}

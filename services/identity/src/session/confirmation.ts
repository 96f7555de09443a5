import { type Actor, CONFIRMED_MINUTES, MESSAGES } from '@coaching/contracts';
import { ConfirmFirst, NotSignedIn } from '@coaching/service-kit';
import type { People } from '../people/people-repository';

const CONFIRMED_MS = CONFIRMED_MINUTES * 60_000;

/** Whether a session's person has proved who they are lately enough to change an address or a password. */
export const isConfirmed = (confirmed_at: number, now: Date): boolean =>
  now.getTime() - confirmed_at < CONFIRMED_MS;

/**
 * Lets through who has lately proved who they are.
 * @throws ConfirmFirst that says by what they can do so
 */
export async function confirmed(
  people: People,
  { actor, confirmed_at, now }: { actor: Actor; confirmed_at: number; now: Date },
): Promise<void> {
  if (isConfirmed(confirmed_at, now)) return;
  const self = await people.find(actor.uid);
  if (!self) throw new NotSignedIn(MESSAGES.signInFirst);
  throw new ConfirmFirst(MESSAGES.confirmFirst, self.password_hash ? ['password', 'code'] : ['code']);
}

import type { Actor, UserSummary } from '@coaching/contracts';
import { maySee } from '../people/person-policy';
import type { PersonRecord } from '../people/person-record';
import { presentSummary } from '../people/present-person';
import { type InvitedUser, invitedPerson } from './invited-person';

/**
 * Somebody who was invited, as the answer shows them. Of whom the inviter did not see before it says what was sent, as of
 * somebody new: that they have an account, and who they are there, is nobody's business who shares nothing with them.
 */
export function presentInvited(
  { row, before, after }: { row: { user: InvitedUser }; before: PersonRecord | null; after: PersonRecord },
  { actor, now }: { actor: Actor; now: Date },
): UserSummary {
  if (!before || maySee(actor, before)) return presentSummary(after);
  return { ...presentSummary(invitedPerson(row.user, now)), uid: after.uid };
}

import { mayPayForSeats, mayReadOrganization } from '@coaching/access';
import { type Actor, MESSAGES } from '@coaching/contracts';
import { NotAllowed, NotFound } from '@coaching/service-kit';

/** Who pays: a coach for themselves, or an organisation for the seats of its coaches. */
export interface Payer {
  kind: 'person' | 'organization';
  uid: string;
}

/**
 * On whose behalf somebody pays: an organisation's, when they name one, else their own.
 * @throws NotFound for an organisation that is none of theirs, NotAllowed for one that they may not pay for
 */
export function payerFor(actor: Actor, organization_uid?: string): Payer {
  if (!organization_uid) return { kind: 'person', uid: actor.uid };
  if (mayPayForSeats(actor, organization_uid)) return { kind: 'organization', uid: organization_uid };
  throw mayReadOrganization(actor, organization_uid)
    ? new NotAllowed(MESSAGES.notAllowed)
    : new NotFound(MESSAGES.notFound);
}

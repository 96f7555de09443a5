import { mayEnterOrders, mayReadOrganization, mayReadSeats } from '@coaching/access';
import { type Actor, MESSAGES } from '@coaching/contracts';
import { NotAllowed, NotFound } from '@coaching/service-kit';

const refusal = (actor: Actor, organization_uid: string) =>
  mayReadOrganization(actor, organization_uid)
    ? new NotAllowed(MESSAGES.notAllowed)
    : new NotFound(MESSAGES.notFound);

/** @throws NotFound for an organisation that is none of the actor's, NotAllowed */
export function requireReader(actor: Actor, organization_uid: string): void {
  if (!mayReadSeats(actor, organization_uid)) throw refusal(actor, organization_uid);
}

/** @throws NotFound for an organisation that is none of the actor's, NotAllowed */
export function requireOrderer(actor: Actor, organization_uid: string): void {
  if (!mayEnterOrders(actor, organization_uid)) throw refusal(actor, organization_uid);
}

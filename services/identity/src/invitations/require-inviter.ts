import { assignableRoles, hasGlobalRole, needsLicense } from '@coaching/access';
import { type Actor, type CallBody, MESSAGES } from '@coaching/contracts';
import { NeedsLicense, NotAllowed, NotFound } from '@coaching/service-kit';
import type { Organizations } from '../organizations/organizations-repository';
import type { People } from '../people/people-repository';
import { findPlace, type NamedPlace } from '../places/find-place';
import type { Programs } from '../programs/programs-repository';

interface Parts {
  people: People;
  organizations: Organizations;
  programs: Programs;
}

const NO_LICENSE = 'You need a license to invite people. Choose a plan under Billing.';

/**
 * The place that people are invited to, by somebody who may.
 * @throws NotFound, NotAllowed
 */
export async function requireInviter(
  parts: Parts,
  actor: Actor,
  { role, entity }: Pick<CallBody<'addInviteUsers'>, 'role' | 'entity'>,
  now: Date,
): Promise<NamedPlace> {
  const place = await findPlace(parts, actor, entity ?? undefined);
  if (!assignableRoles(actor, place).includes(role)) throw new NotAllowed(MESSAGES.notAllowed);
  if (place.kind === 'coaches') {
    const coach = await parts.people.find(place.coach_uid);
    if (!coach || !hasGlobalRole(coach, 'Coach')) throw new NotFound(MESSAGES.notFound);
    if (needsLicense(actor, now)) throw new NeedsLicense(NO_LICENSE);
  }
  return place;
}

import type { OfferedPlace } from '@coaching/access';
import { NotAllowed } from '@coaching/service-kit';
import type { Organizations } from './organization-copy';

/** A place as it is asked for. */
export type AskedPlace = { organization_uid: string } | { program_uid: string } | null;

const MAY_NOT_OFFER = 'You cannot offer this there. Please choose somebody else to offer it to.';

/**
 * The place something is to be offered in.
 * @param mayOffer whether the caller may offer it there
 * @throws NotAllowed in the same words for places that are not there
 */
export async function requirePlace(
  organizations: Organizations,
  asked: AskedPlace,
  mayOffer: (place: OfferedPlace) => boolean,
): Promise<OfferedPlace> {
  const place = { organization_uid: null, program_uid: null, ...asked };
  const program = place.program_uid === null ? null : await organizations.findProgram(place.program_uid);
  if (place.program_uid !== null && !program) throw new NotAllowed(MAY_NOT_OFFER);
  const there = program ? { ...place, organization_uid: program.organization_uid } : place;
  if (!mayOffer(there)) throw new NotAllowed(MAY_NOT_OFFER);
  return there;
}

import type { OfferingPlace } from '@coaching/contracts';
import type { Offer } from '../bank/scopes';
import { type OrganizationCopy, programIn } from './organization-copy';

/** Where something is offered, as it is called now. @param known organisations, by uid */
export function presentPlace(
  { organization_uid, program_uid }: Offer,
  known: ReadonlyMap<string, OrganizationCopy>,
): OfferingPlace {
  if (organization_uid === null) return { organization: null, program: null };
  const { name, short_name } = known.get(organization_uid) ?? { name: '', short_name: '' };
  const organization = { uid: organization_uid, name, short_name };
  if (program_uid === null) return { organization, program: null };
  const program = programIn(known.get(organization_uid) ?? null, program_uid);
  return { organization, program: program ?? { program_uid, program_name: '', organization_uid } };
}

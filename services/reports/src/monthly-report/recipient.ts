import { actorOfPerson, isMemberOf, isStaff } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import type { People, PersonCopy } from '@coaching/service-kit';
import type { Organizations } from '../organizations/organizations-repository';
import type { Subscription } from './subscriptions';

/** Who gets a report, with the rights that they have now. */
export interface Recipient {
  person: PersonCopy;
  actor: Actor;
}

/** A place that is there: what is deleted is no place, though its people stay stored with it. */
function livingSchools(
  schools: PersonCopy['schools'],
  places: Awaited<ReturnType<Organizations['findAll']>>,
): PersonCopy['schools'] {
  return schools.flatMap((school) => {
    const place = places.get(school.organization_uid);
    if (!place || place.deleted) return [];
    const living = new Set(place.programs.map(({ uid }) => uid));
    return [{ ...school, programs: school.programs.filter(({ program_uid }) => living.has(program_uid)) }];
  });
}

/**
 * Who is to get a report; null when nobody is any more: their account is locked or gone, or they have no place where
 * the report is about.
 * @throws when nobody has published yet what they are
 */
export async function recipientOf(
  { people, organizations }: { people: People; organizations: Organizations },
  { person_uid, organization_uid }: Pick<Subscription, 'person_uid' | 'organization_uid'>,
): Promise<Recipient | null> {
  const person = await people.findLiving(person_uid);
  if (!person || person.is_disabled || !person.email) return null;
  const uids = [...person.schools.map((school) => school.organization_uid), organization_uid ?? ''];
  const places = await organizations.findAll(uids);
  const schools = livingSchools(person.schools, places);
  const actor = actorOfPerson({ ...person, schools }, organization_uid);
  if (!actor) throw new Error('what the recipient is has not been published yet');
  if (organization_uid === null) return { person, actor };
  const place = places.get(organization_uid);
  const isThere = isMemberOf(actor, organization_uid) || (isStaff(actor) && place && !place.deleted);
  return isThere ? { person, actor } : null;
}

import { mayListOrganization, mayListProgram, type Place } from '@coaching/access';
import { type Actor, MESSAGES, type PeopleEntity } from '@coaching/contracts';
import { NotFound } from '@coaching/service-kit';
import type { Organizations } from '../organizations/organizations-repository';
import type { People } from '../people/people-repository';
import { maySee } from '../people/person-policy';
import type { Programs } from '../programs/programs-repository';

interface Parts {
  people: People;
  organizations: Organizations;
  programs: Programs;
}

/** A place with what it is called, as a person's record holds it. */
export type NamedPlace =
  | Extract<Place, { kind: 'platform' | 'coaches' }>
  | (Extract<Place, { kind: 'organization' }> & { organization_name: string })
  | (Extract<Place, { kind: 'program' }> & { organization_name: string; program_name: string });

/** The organisation of a place, where it is of one. */
export const organizationOf = (place: Place): { organization_uid?: string } =>
  'organization_uid' in place ? { organization_uid: place.organization_uid } : {};

const absent = () => new NotFound(MESSAGES.notFound);

/**
 * The place that a call names, the platform when it names none.
 * @throws NotFound when there is none the actor may know of
 */
export async function findPlace(
  parts: Parts,
  actor: Actor,
  entity: PeopleEntity | undefined,
): Promise<NamedPlace> {
  if (!entity) return { kind: 'platform' };
  const { entity_type, uid } = entity;
  if (entity_type === 'coaches') {
    const coach = await parts.people.find(uid);
    if (!coach || !maySee(actor, coach)) throw absent();
    return { kind: 'coaches', coach_uid: uid };
  }
  if (entity_type === 'organization') {
    const organization = await parts.organizations.find(uid);
    if (!organization || !mayListOrganization(actor, uid)) throw absent();
    return { kind: 'organization', organization_uid: uid, organization_name: organization.name };
  }
  const program = await parts.programs.find(uid);
  const organization = program && (await parts.organizations.find(program.organization_uid));
  if (!organization) throw absent();
  const { organization_uid, program_name } = program;
  if (!mayListProgram(actor, { organization_uid, program_uid: uid })) throw absent();
  const organization_name = organization.name;
  return { kind: 'program', organization_uid, organization_name, program_uid: uid, program_name };
}

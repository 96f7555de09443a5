import { mayListOrganization, mayListProgram } from '@coaching/access';
import { type Actor, MESSAGES } from '@coaching/contracts';
import { NotFound } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import type { Organizations } from '../organizations/organizations-repository';
import type { Programs } from '../programs/programs-repository';
import type { PersonRecord } from './person-record';

interface Places {
  organizations: Organizations;
  programs: Programs;
}

/** Who is in the organisation. @throws NotFound when there is none the actor may ask for */
export async function inOrganization(
  { organizations }: Places,
  actor: Actor,
  uid: string,
): Promise<QueryFilter<PersonRecord>> {
  const organization = await organizations.find(uid);
  if (!organization || !mayListOrganization(actor, uid)) throw new NotFound(MESSAGES.notFound);
  return { 'schools.organization_uid': uid };
}

/** Who is in the program. @throws NotFound when there is none the actor may ask for */
export async function inProgram(
  { programs }: Places,
  actor: Actor,
  uid: string,
): Promise<QueryFilter<PersonRecord>> {
  const program = await programs.find(uid);
  const place = program && { organization_uid: program.organization_uid, program_uid: uid };
  if (!place || !mayListProgram(actor, place)) throw new NotFound(MESSAGES.notFound);
  return { 'schools.programs.program_uid': uid };
}

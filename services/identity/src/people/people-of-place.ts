import { mayListOrganization, mayListProgram } from '@coaching/access';
import { type Actor, MESSAGES } from '@coaching/contracts';
import { NotFound } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import type { Organizations } from '../organizations/organizations-repository';
import type { ProgramRecord } from '../programs/program-record';
import type { Programs } from '../programs/programs-repository';
import type { PersonRecord } from './person-record';

interface Places {
  organizations: Organizations;
  programs: Programs;
}

/** @throws NotFound when there is no such organisation that the actor may ask for the people of */
export async function requireListedOrganization(
  { organizations }: Places,
  actor: Actor,
  uid: string,
): Promise<void> {
  const organization = await organizations.find(uid);
  if (!organization || !mayListOrganization(actor, uid)) throw new NotFound(MESSAGES.notFound);
}

/** The program. @throws NotFound when there is none that the actor may ask for the people of */
export async function requireListedProgram(
  { programs }: Places,
  actor: Actor,
  uid: string,
): Promise<ProgramRecord> {
  const program = await programs.find(uid);
  const place = program && { organization_uid: program.organization_uid, program_uid: uid };
  if (!place || !mayListProgram(actor, place)) throw new NotFound(MESSAGES.notFound);
  return program;
}

/** Who is in the organisation. */
export const inOrganization = (uid: string): QueryFilter<PersonRecord> => ({
  'schools.organization_uid': uid,
});

/** Who is in the program. */
export const inProgram = (uid: string): QueryFilter<PersonRecord> => ({
  'schools.programs.program_uid': uid,
});

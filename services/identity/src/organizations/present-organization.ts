import type { Organization } from '@coaching/contracts';
import { presentProgram } from '../programs/present-program';
import type { ProgramRecord } from '../programs/program-record';
import type { OrganizationRecord } from './organization-record';

export function presentOrganization(
  { uid, name, short_name, logo, has_resources }: OrganizationRecord,
  programs: readonly ProgramRecord[],
): Organization {
  return { uid, name, short_name, logo, has_resources, programs: programs.map(presentProgram) };
}

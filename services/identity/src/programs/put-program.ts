import type { Transaction } from '@coaching/service-kit';
import { organizationUpdated } from '../organizations/organization-events';
import type { OrganizationParts } from '../organizations/organization-parts';
import type { OrganizationRecord } from '../organizations/organization-record';
import type { ProgramRecord } from './program-record';

/** Stores a program, and publishes its organisation, with whose events programs travel. */
export async function putProgram(
  { organizations, programs }: OrganizationParts,
  organization: OrganizationRecord,
  program: ProgramRecord,
  { session, announce }: Transaction,
): Promise<void> {
  await programs.put(program, session);
  const { updated_at } = program;
  const changed = { ...organization, revision: organization.revision + 1, updated_at };
  await organizations.put(changed, session);
  await announce(organizationUpdated(changed, await programs.of(organization.uid, session)));
}

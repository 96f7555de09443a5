import type { Transaction } from '@coaching/service-kit';
import { organizationUpdated } from '../organizations/organization-events';
import type { OrganizationParts } from '../organizations/organization-parts';
import type { OrganizationRecord } from '../organizations/organization-record';
import type { ProgramRecord } from './program-record';

type Stores = Pick<OrganizationParts, 'organizations' | 'programs'>;

/** Publishes an organisation one of whose programs has changed: programs travel with its events. */
export async function publishPrograms(
  { organizations, programs }: Stores,
  organization: OrganizationRecord,
  updated_at: Date,
  { session, announce }: Transaction,
): Promise<void> {
  const changed = { ...organization, revision: organization.revision + 1, updated_at };
  await organizations.put(changed, session);
  await announce(organizationUpdated(changed, await programs.of(organization.uid, session)));
}

/** Stores a program, and publishes its organisation. */
export async function putProgram(
  stores: Stores,
  organization: OrganizationRecord,
  program: ProgramRecord,
  transaction: Transaction,
): Promise<void> {
  await stores.programs.put(program, transaction.session);
  await publishPrograms(stores, organization, program.updated_at, transaction);
}

import type { CheckedStore, ServiceContext } from '@coaching/service-kit';
import { organizationsIn } from '../organizations/organizations-repository';
import { auditLogIn } from './audit-log';
import { PRIVATE_CHAIN } from './audit-record';

/** Looks whether every entry of the audit log is there and says what it said when it was added. */
export async function* checkAudit({ connection }: ServiceContext): AsyncGenerator<CheckedStore> {
  const organizations = organizationsIn(connection);
  for await (const { organization_uid, entries, fault } of auditLogIn(connection).faults()) {
    const known = organization_uid ? await organizations.findAny(organization_uid) : null;
    const unnamed =
      organization_uid === PRIVATE_CHAIN ? 'private work' : organization_uid || 'no organization';
    const whose = known?.name ?? unnamed;
    yield { what: `audit log of ${whose}, ${entries} ${entries === 1 ? 'entry' : 'entries'}`, fault };
  }
}

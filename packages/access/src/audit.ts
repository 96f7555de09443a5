import type { Actor } from '@coaching/contracts';
import { hasOrganizationRole, isStaff } from './roles';

/** May read the audit log of an organisation, or with null all of it: staff, and an Organization Admin their own. */
export const mayReadAudit = (actor: Actor, organization_uid: string | null): boolean =>
  isStaff(actor) ||
  (organization_uid !== null && hasOrganizationRole(actor, organization_uid, 'Organization Admin'));

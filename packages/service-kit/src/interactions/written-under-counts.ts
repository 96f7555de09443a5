import { isCountsOnly } from '@coaching/access';
import type { Actor } from '@coaching/contracts';

/**
 * What is stored beside what somebody writes in an organization that shows its administrators counts and minutes alone.
 * It stays when the organization lets them read again: they read what is written from then on.
 */
export const writtenUnderCounts = (
  actor: Pick<Actor, 'schools'>,
  organization_uid: string | null,
): { counts_only?: true } => (isCountsOnly(actor, organization_uid) ? { counts_only: true } : {});

import { administersByCounts } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import type { GrowthScope } from './growth-address';

/** Administers the place whose growth is asked for, or one of its programs, and sees counts alone there, which scores are not. */
export function seesCountsOf({ schools }: Pick<Actor, 'schools'>, scope: GrowthScope): boolean {
  if (scope.kind === 'coachee') return false;
  const isThere = ({ organization_uid, programs }: Actor['schools'][number]) =>
    scope.kind === 'organization'
      ? organization_uid === scope.uid
      : organization_uid === scope.organization_uid ||
        programs.some(({ program_uid }) => program_uid === scope.uid);
  return administersByCounts({ schools: schools.filter(isThere) });
}

import { mayFilterLogsByOrganization, mayFilterLogsByProgram } from '@coaching/access';
import { useCall, useSession } from '@coaching/mfe-kit';
import type { LogState } from './log-state';

/** The organizations and programs that who is signed in can narrow a log to. */
export function useLogPlaces({ organization_uid }: Pick<LogState, 'organization_uid'>) {
  const { actor } = useSession();
  const ofAll = mayFilterLogsByOrganization(actor);
  const { data, isLoading } = useCall(
    'getOrganizations',
    { query: { rowsPerPage: 0 } },
    { enabled: mayFilterLogsByProgram(actor, actor.organization_uid), quiet: true },
  );
  const organizations = data?.organizations ?? [];
  const place = organization_uid ?? (ofAll ? undefined : (actor.organization_uid ?? undefined));
  const programs = organizations.find(({ uid }) => uid === place)?.programs ?? [];
  return { ofAll, organizations, place, programs, isLoading };
}

import { growthPlaces } from '@coaching/access';
import { useCall, useSession } from '@coaching/mfe-kit';

/** The programs of the organisation that somebody works in, where they administer it; undefined while these are asked for. */
export function useProgramsThere() {
  const { actor } = useSession();
  const { organization_uid } = actor;
  const administers =
    organization_uid !== null && growthPlaces(actor).organization_uids.includes(organization_uid);
  const { data, isLoading } = useCall(
    'getPrograms',
    { params: { org: organization_uid ?? 'none' }, query: { rowsPerPage: 0, sortBy: 'program_name' } },
    { enabled: administers, quiet: true },
  );
  if (isLoading) return undefined;
  return (data?.programs ?? []).map(({ uid, program_name }) => ({
    uid,
    program_name,
    organization_uid: organization_uid!,
  }));
}

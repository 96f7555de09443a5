import type { Coachee } from '@coaching/interaction-kit/coachee';
import { useCall } from '@coaching/mfe-kit';

/** The person an address names: undefined while they are asked for, null where nobody is, or nobody is to be seen. */
export function useCoachee(uid: string | null): Coachee | null | undefined {
  const { data, isLoading } = useCall(
    'getUser',
    { params: { id: uid ?? 'nobody' } },
    { enabled: uid !== null, quiet: true },
  );
  return isLoading ? undefined : (data?.user ?? null);
}

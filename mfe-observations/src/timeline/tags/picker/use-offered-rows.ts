import type { Actor } from '@coaching/contracts';
import { loadToolSet } from '@coaching/interaction-kit/tool-set';
import { callApi, callKey, queryClient, useSession } from '@coaching/mfe-kit';
import { useQuery } from '@tanstack/react-query';
import { type OfferedRow, rowsOf, rubricsOf } from './matching-rows';

/** Asked for again after that many milliseconds, where there is a network. */
const STALE_AFTER_MS = 5 * 60_000;

async function rowsOfRubric(uid: string): Promise<OfferedRow[]> {
  const input = { params: { uid } };
  const answer = await queryClient
    .fetchQuery({
      queryKey: callKey('getRubric', input),
      queryFn: ({ signal }) => callApi('getRubric', input, { quiet: true, signal }),
      meta: { quiet: true },
      retry: false,
      staleTime: STALE_AFTER_MS,
    })
    // One that is not there any more leaves the others to choose from.
    .catch(() => null);
  return answer ? rowsOf(answer.rubric) : [];
}

async function offeredRows(actor: Actor): Promise<OfferedRow[]> {
  const set = await loadToolSet(actor);
  if (!set) throw new Error('There is no tool set to be had.');
  return (await Promise.all(rubricsOf(set).map(rowsOfRubric))).flat();
}

/**
 * The rows of the rubrics that somebody works with; as last seen while there is no network.
 * @returns `rows` is undefined while they are loaded
 */
export function useOfferedRows(): { rows: readonly OfferedRow[] | undefined; isError: boolean } {
  const { actor } = useSession();
  const { data: rows, isError } = useQuery({
    queryKey: ['offered-rows', actor.uid, actor.organization_uid],
    queryFn: () => offeredRows(actor),
    meta: { quiet: true },
    retry: false,
    staleTime: STALE_AFTER_MS,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return { rows, isError };
}

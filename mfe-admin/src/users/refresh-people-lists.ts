import { callKey, queryClient } from '@coaching/mfe-kit';

/** Milliseconds after which the caseload is asked again: it hears of people a moment after they were invited. */
const AGAIN_MS = [1000, 3000, 8000];

const refresh = (list: 'getUsers' | 'getCaseload' | 'getImports') =>
  void queryClient.invalidateQueries({ queryKey: callKey(list) });

/** Has the lists of people that are shown, now or soon, show who was invited. */
export function refreshPeopleLists(): void {
  refresh('getUsers');
  refresh('getCaseload');
  refresh('getImports');
  for (const pause of AGAIN_MS) setTimeout(() => refresh('getCaseload'), pause);
}

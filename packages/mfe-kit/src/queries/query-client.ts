import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/errors';
import { reportCallError, reportReadError } from '../api/report-call-error';

const STALE_AFTER_MS = 30_000;
const MOST_RETRIES = 2;

/** Worth asking again by itself: the connection or the server failed, not the question. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const refused = error instanceof ApiError && error.status < 500;
  return !refused && failures < MOST_RETRIES;
}

type Meta = Record<string, unknown> | undefined;

/** Reports a failure once, after the last retry. A 401 has been dealt with by `callApi`. */
function reportChange(error: unknown, meta: Meta) {
  if (!meta?.quiet && !(error instanceof ApiError && error.status === 401)) reportCallError(error);
}

function reportReading(error: unknown, meta: Meta) {
  if (!meta?.quiet) reportReadError(error);
}

/** The product's one cache of what servers answered. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => reportReading(error, query.meta) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => reportChange(error, mutation.meta),
  }),
  defaultOptions: {
    queries: { staleTime: STALE_AFTER_MS, retry: isWorthRetrying, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});

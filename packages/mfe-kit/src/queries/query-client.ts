import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/errors';
import { reportCallError, reportReadError } from '../api/report-call-error';

const STALE_AFTER_MS = 30_000;
const MOST_RETRIES = 2;

/** Worth asking again by itself: the connection or the server failed, not the question, and there is a network. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const refused = error instanceof ApiError && error.status < 500;
  return !refused && onlineManager.isOnline() && failures < MOST_RETRIES;
}

// A page that was opened without a network would take it for one with, and not notice when it is back.
if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false);

type Meta = Record<string, unknown> | undefined;

/** Reports a failure once, after the last retry. A 401 has been dealt with by `callApi`. */
function reportChange(error: unknown, meta: Meta) {
  if (!meta?.quiet && !(error instanceof ApiError && error.status === 401)) reportCallError(error);
}

function reportReading(error: unknown, meta: Meta) {
  if (!meta?.quiet) reportReadError(error);
}

/**
 * The product's one cache of what servers answered. Where there is no network, what is asked and changed fails at once
 * and says so: by itself the library would wait for the network, and let people wait who do not know for what. What
 * could not be read is asked for again when the network is back; what could not be changed is not.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => reportReading(error, query.meta) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => reportChange(error, mutation.meta),
  }),
  defaultOptions: {
    queries: {
      staleTime: STALE_AFTER_MS,
      retry: isWorthRetrying,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

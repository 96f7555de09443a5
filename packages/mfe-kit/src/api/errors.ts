import type { ErrorBody } from '@coaching/contracts';

/** The server answered with a 4xx or 5xx. `message` is the server's sentence, or empty. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    /** HTTP status. */
    readonly status: number,
    /** The answer's JSON body; on a 409 it carries the current entity too. Null when there was none. */
    readonly body: (ErrorBody & Record<string, unknown>) | null,
  ) {
    super(body?.message ?? '');
  }
}

/** No answer of the platform's came: offline, the server is away, the connection broke, or another answered. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(cause: unknown) {
    super('There is no connection to the server. Check your network and try again.', { cause });
  }
}

/** Everything `callApi` throws, besides the AbortError of a request that its caller gave up. */
export type CallError = ApiError | NetworkError;

/** What the server says of something that is not there; null for every other failure, and for none. */
export const absenceText = (error: unknown): string | null =>
  error instanceof ApiError && error.status === 404 ? error.message : null;

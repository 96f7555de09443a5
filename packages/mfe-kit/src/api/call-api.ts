import type { CallName, CallResponse } from '@coaching/contracts';
import { onceConfirmed } from '../session/confirm-first';
import { endSession } from '../session/end-session';
import { becomeOver } from '../session/start-anew';
import type { CallOptions, InputArguments, InputOf } from './call-input';
import { callRoutes } from './call-routes';
import { ApiError, NetworkError } from './errors';
import { fillPath } from './fill-path';
import { reportCallError } from './report-call-error';
import { learnTime } from './server-clock';
import { apiBase } from './settings';

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Refused for good, also by a server between that has its own words for it. */
const TOO_LARGE = 413;

/**
 * What the platform answered; null for a failure that says no more.
 * @throws NetworkError where the answer broke off, or where it is not the platform's: a network that asks to sign in, or
 *   a filter that holds pages back, answers with a page of its own
 */
async function bodyOf(response: Response, signal: AbortSignal | undefined) {
  try {
    return await response.json();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    if (response.status >= 500 || response.status === TOO_LARGE) return null;
    throw new NetworkError(cause);
  }
}

async function send(name: CallName, input: AnyInput, options: CallOptions): Promise<unknown> {
  const route = callRoutes[name];
  if (!route) throw new Error(`There is no call named ${name}.`);
  let response: Response;
  const sentAt = Date.now();
  try {
    response = await fetch(apiBase() + fillPath(route.path, input.params, input.query), {
      method: route.method,
      credentials: 'include',
      headers: input.body === undefined ? {} : { 'content-type': 'application/json' },
      body: input.body === undefined ? undefined : JSON.stringify(input.body),
      signal: options.signal,
      keepalive: options.keepalive,
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new NetworkError(cause);
  }
  learnTime(response, sentAt);
  const body = await bodyOf(response, options.signal);
  if (response.ok) return body;
  throw new ApiError(response.status, body);
}

/** `callApi` for callers that hold a whole input. */
export async function requestCall<Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  options: CallOptions,
): Promise<CallResponse<Name>> {
  try {
    return (await onceConfirmed(() => send(name, input as AnyInput, options))) as CallResponse<Name>;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) endSession();
    else if (error instanceof ApiError && error.body?.reason === 'become_over') becomeOver();
    else if (!options.quiet) reportCallError(error);
    throw error;
  }
}

/**
 * Makes a call of the contract and answers its response, as the server sent it.
 * A 401 ends the session; other failures are shown as a toast unless `quiet`. A change that an old session must
 * confirm first asks the person, and goes on when they have.
 * @throws ApiError when the server refuses or fails, NetworkError when no answer comes
 */
export function callApi<Name extends CallName>(
  name: Name,
  ...[input, options = {}]: InputArguments<Name, [options?: CallOptions]>
): Promise<CallResponse<Name>> {
  return requestCall(name, (input ?? {}) as InputOf<Name>, options);
}

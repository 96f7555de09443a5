import { ApiError, NetworkError } from '../api/errors';
import type { Failure } from './failure';

const UNKNOWN = 'This could not be saved. Your changes are kept on this device.';

/** No answer came, or none in time. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof DOMException && error.name === 'TimeoutError');

/**
 * What a failed call means for autosave.
 * @param current finds the current entity in the body of a 409; null when it is not there
 */
export function callFailure<Entity>(
  error: unknown,
  current: (body: Readonly<Record<string, unknown>>) => Entity | null,
): Failure<Entity> {
  if (isUnanswered(error)) return { kind: 'unreachable' };
  if (!(error instanceof ApiError)) return { kind: 'refused', message: UNKNOWN };
  if (error.status >= 500 || error.status === 429) return { kind: 'unreachable' };
  if (error.status === 401) return { kind: 'signed-out' };
  if (error.status === 409) return { kind: 'conflict', theirs: current(error.body ?? {}) };
  const message = error.message || UNKNOWN;
  return error.status === 404 ? { kind: 'refused', message, isAbsent: true } : { kind: 'refused', message };
}

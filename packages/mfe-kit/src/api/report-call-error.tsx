import { MESSAGES } from '@coaching/contracts';
import { ApiError, NetworkError } from './errors';
import { supportEmail } from './settings';

/** What a failure reads as in a toast; null when the server gave no sentence to show (spec 1 section 8). */
export function callErrorText(error: unknown): string | null {
  if (error instanceof NetworkError) return error.message;
  if (!(error instanceof ApiError)) return MESSAGES.serverError;
  return error.status >= 500 ? MESSAGES.serverError : error.message || null;
}

/** Tells of a failed call as a red toast. */
export function reportCallError(error: unknown): void {
  console.error(callErrorText(error), supportEmail());
}

import { MESSAGES } from '@coaching/contracts';
import { toast } from '@coaching/ui-kit';
import { ApiError, NetworkError } from './errors';
import { supportEmail } from './settings';

/** What a failure reads as in a toast; null when the server gave no sentence to show (spec 1 section 8). */
export function callErrorText(error: unknown): string | null {
  if (error instanceof NetworkError) return error.message;
  if (!(error instanceof ApiError)) return MESSAGES.serverError;
  return error.status >= 500 ? MESSAGES.serverError : error.message || null;
}

const LINK_WORDS = 'email support';

/** The text, its "email support" a mail link. */
function ServerErrorText() {
  const [before, after] = MESSAGES.serverError.split(LINK_WORDS);
  return (
    <>
      {before}
      <a href={`mailto:${supportEmail()}`}>{LINK_WORDS}</a>
      {after}
    </>
  );
}

/** A refusal for want of a licence, and the way to one. */
function NeedsLicenseText({ says }: { says: string }) {
  return (
    <>
      {says} <a href="/payment">See the plans</a>
    </>
  );
}

/** One and the same, so that parts of a screen that fail together show it once. */
const serverErrorText = <ServerErrorText />;

/** Shows a failed call as a red toast. */
export function reportCallError(error: unknown): void {
  const text = callErrorText(error);
  if (error instanceof ApiError && error.body?.reason === 'needs_license')
    return void toast.error(<NeedsLicenseText says={error.message} />);
  if (text === MESSAGES.serverError) toast.error(serverErrorText);
  else if (text) toast.error(text);
}

/**
 * Says why a screen could not be read, where a server answered. That there is no connection the screen says itself,
 * and a 401 leads to the login.
 */
export function reportReadError(error: unknown): void {
  const isAnswered = error instanceof ApiError && error.status !== 401;
  if (isAnswered) reportCallError(error);
}

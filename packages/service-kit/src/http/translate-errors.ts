import { type ErrorBody, MESSAGES } from '@coaching/contracts';
import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { ConfirmFirst, Conflict, Invalid, NeedsLicense, Refusal, TooMany } from '../errors';
import { isDiskFull } from '../mongo/disk-full';
import { isDuplicateKey } from '../mongo/duplicate-key';
import { isDatabaseAway } from '../mongo/is-away';
import { OthersWereQuicker } from '../mongo/transaction';

/** What Express reports of a request it cannot read, by its `type`. */
const unreadable: Record<string, { status: number; message: string }> = {
  'entity.parse.failed': { status: 400, message: 'This is not valid JSON.' },
  'entity.too.large': { status: 413, message: 'This is too large to send in one piece (1 MB at most).' },
  'encoding.unsupported': { status: 415, message: 'This content encoding is not supported.' },
  'charset.unsupported': { status: 415, message: 'Please send JSON in UTF-8.' },
  'request.aborted': { status: 400, message: 'The request ended too early.' },
  'request.size.invalid': { status: 400, message: 'The request is not as long as it says.' },
};

/** What is said while the store cannot serve, and after how many seconds it is worth trying again. */
const unservable = [
  {
    holds: isDiskFull,
    message:
      'This could not be saved: there is no room left. Please tell whoever runs this service, and try again later.',
    retryAfter: 30,
  },
  {
    holds: isDatabaseAway,
    message: 'This part of the service cannot be reached just now. Please try again in a moment.',
    retryAfter: 5,
  },
  {
    holds: (error: unknown) => error instanceof OthersWereQuicker,
    message: 'Others are changing the same thing just now. Please try again in a moment.',
    retryAfter: 5,
  },
];

function refuse(response: Response, refusal: Refusal): void {
  const body: ErrorBody & Record<string, unknown> =
    refusal instanceof Conflict
      ? { ...refusal.current, message: refusal.message }
      : { message: refusal.message };
  if (refusal instanceof Invalid && refusal.errors.length > 0) body.errors = refusal.errors;
  if (refusal instanceof ConfirmFirst) Object.assign(body, { reason: refusal.reason, by: refusal.by });
  if (refusal instanceof NeedsLicense) body.reason = refusal.reason;
  if (refusal instanceof TooMany) response.setHeader('retry-after', Math.ceil(refusal.retryAfter));
  response.status(refusal.status).json(body);
}

/** What an error means to the caller, when it means anything to them. */
function refusalIn(error: unknown): { status: number; message: string } | Refusal | null {
  if (error instanceof Refusal) return error;
  // Two first writes of the same thing at once: the other one came first.
  if (isDuplicateKey(error)) return new Conflict(MESSAGES.stale);
  if (error instanceof URIError) return { status: 400, message: 'This address cannot be read.' };
  return unreadable[(error as { type?: string } | null)?.type ?? ''] ?? null;
}

/** The one place where errors become HTTP answers; what is not the caller's to mend is a 500 without internals. */
export function translateErrors(log: Logger): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const { request_id } = response.locals as { request_id?: string };
    const refusal = refusalIn(error);
    if (refusal instanceof Refusal) return refuse(response, refusal);
    if (refusal) return void response.status(refusal.status).json({ message: refusal.message });
    log.error({ err: error, request_id, method: request.method, path: request.path }, 'a request failed');
    const later = unservable.find(({ holds }) => holds(error));
    if (later) {
      response.setHeader('retry-after', later.retryAfter);
      return void response.status(503).json({ message: later.message, request_id });
    }
    response.status(500).json({ message: MESSAGES.serverError, request_id });
  };
}

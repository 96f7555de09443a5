import type { ErrorBody } from '@coaching/contracts';
import { MESSAGES } from '@coaching/contracts';
import { BecomeOver, Invalid, type Logger, Refusal, TooMany } from '@coaching/service-kit';
import { Unavailable } from './errors';
import type { RequestContext } from './request-context';

/** Answers with JSON; `headers` come on top of what is set already. */
export function answerJson(
  { request, response }: RequestContext,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  const text = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(text.length),
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}

/** Nothing is here, in the words for a person. */
export const answerNotFound = (context: RequestContext) =>
  answerJson(context, 404, { message: MESSAGES.notFound });

/** The answer for a part that cannot be reached. */
export const AWAY = 'This part of the service cannot be reached just now. Please try again in a moment.';
/** After how many seconds it is worth trying again. */
const retryLater = { 'Retry-After': '5' };

/** What may be here cannot be reached now: no failure, and nothing to log. */
export const answerAway = (context: RequestContext) =>
  answerJson(context, 503, { message: AWAY, request_id: context.id }, retryLater);

/** The one place where the gateway's own errors become answers; what is not a refusal shows no internals. */
export function answerError(context: RequestContext, error: unknown, log: Logger): void {
  const { response, id: request_id } = context;
  if (error instanceof Refusal && !response.headersSent) {
    const body: ErrorBody = { message: error.message };
    if (error instanceof Invalid && error.errors.length > 0) body.errors = error.errors;
    if (error instanceof BecomeOver) body.reason = error.reason;
    const headers = error instanceof TooMany ? { 'Retry-After': String(error.retryAfter) } : undefined;
    answerJson(context, error.status, body, headers);
    return;
  }
  log.error({ err: error, request_id, path: context.path }, 'a request failed');
  if (response.headersSent) {
    response.destroy();
  } else if (error instanceof Unavailable) {
    answerJson(context, error.status, { message: error.message, request_id }, retryLater);
  } else {
    answerJson(context, 500, { message: MESSAGES.serverError, request_id });
  }
}

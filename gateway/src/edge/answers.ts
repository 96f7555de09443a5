import type { ErrorBody } from '@coaching/contracts';
import { MESSAGES } from '@coaching/contracts';
import { Invalid, type Logger, Refusal, TooMany } from '@coaching/service-kit';
import { Unavailable } from './errors';
import type { Visit } from './visit';

/** Answers with JSON; `headers` come on top of what is set already. */
export function answerJson(
  { request, response }: Visit,
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
export const answerNotFound = (visit: Visit) => answerJson(visit, 404, { message: MESSAGES.notFound });

/** The one place where the gateway's own errors become answers; what is not a refusal shows no internals. */
export function answerError(visit: Visit, error: unknown, log: Logger): void {
  const { response, id: request_id } = visit;
  if (error instanceof Refusal && !response.headersSent) {
    const body: ErrorBody = { message: error.message };
    if (error instanceof Invalid && error.errors.length > 0) body.errors = error.errors;
    const headers = error instanceof TooMany ? { 'Retry-After': String(error.retryAfter) } : undefined;
    answerJson(visit, error.status, body, headers);
    return;
  }
  log.error({ err: error, request_id, path: visit.path }, 'a request failed');
  if (response.headersSent) {
    response.destroy();
  } else if (error instanceof Unavailable) {
    answerJson(visit, error.status, { message: error.message, request_id }, { 'Retry-After': '5' });
  } else {
    answerJson(visit, 500, { message: MESSAGES.serverError, request_id });
  }
}

import { type Call, MESSAGES } from '@coaching/contracts';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { runAs } from '../actor/acting-as';
import { SESSION_GRANT_HEADER } from '../actor/session-grants';
import { Conflict } from '../errors';
import type { LogSecurity } from '../security-log';
import type { AnsweredFile, SessionGrant } from '../service';
import { presented } from './presented';
import { type AnyHandler, readCall } from './read-call';
import { AnsweredCsv, sendCsv } from './send-csv';
import { sendFile } from './send-file';

/** The guards of a call after its caller is known, in order: what they say, the handler, what may leave. */
export function answerCall(
  call: Call,
  handler: AnyHandler,
  seal: (grant: SessionGrant) => string,
  logSecurity: LogSecurity,
): RequestHandler {
  const { path, response: schema, session, answersFile, answersCsv } = call;
  // A stale write is answered with the current entity, under the same name and rules as in the answer.
  const currentSchema = schema instanceof z.ZodObject ? schema.partial() : z.object({});

  return async (request, response) => {
    const input = readCall(call, request, response, logSecurity);
    if (session) input.grantSession = (grant) => void response.setHeader(SESSION_GRANT_HEADER, seal(grant));
    try {
      if (answersFile) return await sendFile(request, response, (await handler(input)) as AnsweredFile);
      const answered = await runAs(input.actor, () => handler(input));
      if (answersCsv && answered instanceof AnsweredCsv) return await sendCsv(response, answered);
      const answer = presented(schema, path, answered);
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(answer));
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      const current = presented(currentSchema, path, error.current) as Record<string, unknown>;
      throw new Conflict(error.message || MESSAGES.stale, current);
    }
  };
}

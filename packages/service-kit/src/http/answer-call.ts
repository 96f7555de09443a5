import { type Call, MESSAGES } from '@coaching/contracts';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { runAs } from '../actor/acting-as';
import { SESSION_GRANT_HEADER } from '../actor/session-grants';
import type { RecordAudit } from '../audit/audit-trail';
import { auditedDeed, type CallOutcome } from '../audit/audited-deed';
import { auditedRequest } from '../audit/audited-request';
import { type NotedDeed, noting } from '../audit/private-deed';
import { Conflict, Refusal } from '../errors';
import type { LogSecurity, SecurityEvent } from '../security-log';
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
  recordAudit: RecordAudit,
): RequestHandler {
  const { path, response: schema, session, answersFile, answersCsv } = call;
  // A stale write is answered with the current entity, under the same name and rules as in the answer.
  const currentSchema = schema instanceof z.ZodObject ? schema.partial() : z.object({});

  return async (request, response) => {
    const input = readCall(call, request, response, logSecurity);
    const noted: SecurityEvent[] = [];
    const deed: NotedDeed = { isPrivate: false };
    const { logSecurity: write } = input;
    input.logSecurity = (event) => {
      noted.push(event);
      write(event);
    };
    let granted: SessionGrant | null = null;
    if (session)
      input.grantSession = (grant) => {
        granted = grant;
        response.setHeader(SESSION_GRANT_HEADER, seal(grant));
      };
    const audit = async (outcome: Pick<CallOutcome, 'status' | 'isFile'>) => {
      const event = auditedDeed(call, { ...outcome, startedSession: granted !== null });
      const user_uid = event === 'sign-in' ? (granted?.user_uid ?? null) : null;
      await recordAudit(auditedRequest(request, input), noted, event && { event, user_uid, ...deed });
    };
    try {
      if (answersFile) return await sendFile(request, response, (await handler(input)) as AnsweredFile);
      const answered = await noting(deed, () => runAs(input.actor, () => handler(input)));
      await audit({ status: 200, isFile: answered instanceof AnsweredCsv });
      if (answersCsv && answered instanceof AnsweredCsv) return await sendCsv(response, answered);
      const answer = presented(schema, path, answered);
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(answer));
    } catch (error) {
      if (error instanceof Refusal) await audit({ status: error.status, isFile: false });
      if (!(error instanceof Conflict)) throw error;
      const current = presented(currentSchema, path, error.current) as Record<string, unknown>;
      throw new Conflict(error.message || MESSAGES.stale, current);
    }
  };
}

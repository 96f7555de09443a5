import { type Actor, type Call, MESSAGES } from '@coaching/contracts';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { Caller } from '../actor/actor-tokens';
import { SESSION_GRANT_HEADER } from '../actor/session-grants';
import { Conflict } from '../errors';
import type { AnsweredFile, SentFile, SessionGrant } from '../service';
import { API_ADDRESS_HEADER } from './api-address';
import { sendFile } from './send-file';
import { validate } from './validate';

/** A handler whose call is known only at run time. */
export type AnyHandler = (request: {
  actor: Actor | null;
  params: unknown;
  query: unknown;
  body: unknown;
  now: Date;
  request_id: string;
  api_address: string;
  file: SentFile | null;
  grantSession(grant: SessionGrant): void;
}) => Promise<unknown>;

/** An answer that its contract does not allow: our defect, never the caller's. */
export class BrokenContract extends Error {
  constructor(
    readonly path: string,
    readonly issues: readonly z.core.$ZodIssue[],
  ) {
    super(`The answer of ${path} breaks its contract.`);
  }
}

/** What may leave of an answer. @throws BrokenContract */
function presented(schema: z.ZodType, path: string, answer: unknown): unknown {
  const { success, data, error } = schema.safeParse(answer);
  if (!success) throw new BrokenContract(path, error.issues);
  return data;
}

/** The guards of a call after its caller is known, in order: what they say, the handler, what may leave. */
export function answerCall(
  { path, params, query, body, response: schema, session, answersFile }: Call,
  handler: AnyHandler,
  seal: (grant: SessionGrant) => string,
): RequestHandler {
  // A stale write is answered with the current entity, under the same name and rules as in the answer.
  const currentSchema = schema instanceof z.ZodObject ? schema.partial() : z.object({});

  return async (request, response) => {
    const {
      caller,
      request_id,
      file = null,
    } = response.locals as { caller: Caller; request_id: string; file?: SentFile };
    const grantSession = (grant: SessionGrant) => {
      if (!session) throw new Error(`${path} has no say in sessions.`);
      response.setHeader(SESSION_GRANT_HEADER, seal(grant));
    };
    const asked = {
      actor: caller.actor,
      params: validate(params, request.params),
      query: validate(query, request.query),
      body: body ? validate(body, request.body) : undefined,
      now: new Date(),
      request_id,
      api_address: String(request.headers[API_ADDRESS_HEADER] ?? ''),
      file,
      grantSession,
    };
    try {
      if (answersFile) return await sendFile(request, response, (await handler(asked)) as AnsweredFile);
      const answer = presented(schema, path, await handler(asked));
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(answer));
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      const current = presented(currentSchema, path, error.current) as Record<string, unknown>;
      throw new Conflict(error.message || MESSAGES.stale, current);
    }
  };
}

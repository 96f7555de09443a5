import type { Actor, Call } from '@coaching/contracts';
import type { Request, Response } from 'express';
import type { Caller } from '../actor/actor-tokens';
import type { LogSecurity, SecurityEvent } from '../security-log';
import type { Follower, SentFile, SessionGrant } from '../service';
import { API_ADDRESS_HEADER } from './api-address';
import { CALLER_ADDRESS_HEADER } from './caller-address';
import { validate } from './validate';
import { readVisitor, VISITOR_HEADER, type Visitor } from './visitor';

/** What a handler is given, of a call that is known only at run time. */
export interface CallInput {
  actor: Actor | null;
  params: unknown;
  query: unknown;
  body: unknown;
  confirmed_at: number;
  now: Date;
  request_id: string;
  api_address: string;
  visitor: Visitor;
  file: SentFile | null;
  follower: Follower | null;
  logSecurity(event: SecurityEvent): void;
  grantSession(grant: SessionGrant): void;
}

/** A handler whose call is known only at run time. */
export type AnyHandler = (input: CallInput) => Promise<unknown>;

/** The input of a request, validated by its contract. @throws Invalid */
export function readCall(
  { method, path, params, query, body }: Call,
  request: Request,
  response: Response,
  logSecurity: LogSecurity,
): CallInput {
  const locals = response.locals as { caller: Caller; request_id: string; file?: SentFile };
  const { request_id, caller } = locals;
  const from = request.headers[CALLER_ADDRESS_HEADER];
  const source = {
    user_uid: caller.actor?.uid,
    real_uid: caller.actor?.real_uid,
    from: typeof from === 'string' ? from : undefined,
    request_id,
    call: `${method} ${path}`,
  };
  return {
    actor: caller.actor,
    params: validate(params, request.params),
    query: validate(query, request.query),
    body: body ? validate(body, request.body) : undefined,
    confirmed_at: locals.caller.confirmed_at,
    now: new Date(),
    request_id,
    api_address: String(request.headers[API_ADDRESS_HEADER] ?? ''),
    visitor: readVisitor(String(request.headers[VISITOR_HEADER] ?? '')),
    file: locals.file ?? null,
    follower: null,
    logSecurity: (event) => logSecurity({ ...source, ...event }),
    grantSession() {
      throw new Error(`${path} has no say in sessions.`);
    },
  };
}

import type { Actor, Call } from '@coaching/contracts';
import type { Request, Response } from 'express';
import type { Caller } from '../actor/actor-tokens';
import type { Follower, SentFile, SessionGrant } from '../service';
import { API_ADDRESS_HEADER } from './api-address';
import { validate } from './validate';

/** What a handler is told, of a call that is known only at run time. */
export interface AskedCall {
  actor: Actor | null;
  params: unknown;
  query: unknown;
  body: unknown;
  now: Date;
  request_id: string;
  api_address: string;
  file: SentFile | null;
  follower: Follower | null;
  grantSession(grant: SessionGrant): void;
}

/** A handler whose call is known only at run time. */
export type AnyHandler = (asked: AskedCall) => Promise<unknown>;

/** What a request says, as its contract reads it. @throws Invalid */
export function readCall(
  { path, params, query, body }: Call,
  request: Request,
  response: Response,
): AskedCall {
  const locals = response.locals as { caller: Caller; request_id: string; file?: SentFile };
  return {
    actor: locals.caller.actor,
    params: validate(params, request.params),
    query: validate(query, request.query),
    body: body ? validate(body, request.body) : undefined,
    now: new Date(),
    request_id: locals.request_id,
    api_address: String(request.headers[API_ADDRESS_HEADER] ?? ''),
    file: locals.file ?? null,
    follower: null,
    grantSession() {
      throw new Error(`${path} has no say in sessions.`);
    },
  };
}

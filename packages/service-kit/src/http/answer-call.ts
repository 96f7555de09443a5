import { type Actor, type Call, MESSAGES } from '@coaching/contracts';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { ACTOR_TOKEN_HEADER, type ActorTokens, type Caller } from '../actor/actor-tokens';
import { SESSION_GRANT_HEADER } from '../actor/session-grants';
import { NotFound, NotSignedIn, UnsupportedMedia } from '../errors';
import type { SessionGrant } from '../service';
import { validate } from './validate';

/** A handler whose call is known only at run time. */
export type AnyHandler = (request: {
  actor: Actor | null;
  params: unknown;
  query: unknown;
  body: unknown;
  now: Date;
  request_id: string;
  grantSession(grant: SessionGrant): void;
}) => Promise<unknown>;

/** The gateway vouches for every caller; without its token nobody is heard. */
function callerOf(request: Request, call: Call, tokens: ActorTokens): Caller {
  const token = request.headers[ACTOR_TOKEN_HEADER];
  const caller = typeof token === 'string' ? tokens.verify(token) : null;
  if (!caller) throw new NotSignedIn(MESSAGES.signInFirst);
  if (call.audience === 'internal' && !caller.internal) throw new NotFound(MESSAGES.notFound);
  if (call.audience === 'signed-in' && !caller.actor) throw new NotSignedIn(MESSAGES.signInFirst);
  return caller;
}

function requireJson(request: Request): void {
  if (!request.is('application/json'))
    throw new UnsupportedMedia('Please send JSON (Content-Type: application/json).');
}

/** The guards of every call, in order: who calls, what they say, the handler, and what may leave. */
export function answerCall({
  call,
  handler,
  tokens,
  seal,
  log,
}: {
  call: Call;
  handler: AnyHandler;
  tokens: ActorTokens;
  seal(grant: SessionGrant): string;
  log: Logger;
}): RequestHandler {
  return async (request, response) => {
    const { actor } = callerOf(request, call, tokens);
    if (call.body) requireJson(request);
    const params = validate(call.params, request.params);
    const query = validate(call.query, request.query);
    const body = call.body ? validate(call.body, request.body) : undefined;
    const request_id = response.locals.request_id as string;
    const answer = await handler({
      actor,
      params,
      query,
      body,
      now: new Date(),
      request_id,
      grantSession: (grant) => response.setHeader(SESSION_GRANT_HEADER, seal(grant)),
    });
    const checked = call.response.safeParse(answer);
    if (!checked.success) {
      log.error(
        { request_id, path: call.path, issues: checked.error.issues },
        'an answer breaks its contract',
      );
      throw new Error('answer breaks its contract');
    }
    response.json(checked.data);
  };
}

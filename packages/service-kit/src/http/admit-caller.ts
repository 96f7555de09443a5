import { type Call, MESSAGES } from '@coaching/contracts';
import type { RequestHandler } from 'express';
import { ACTOR_TOKEN_HEADER, type ActorTokens } from '../actor/actor-tokens';
import { NotFound, NotSignedIn } from '../errors';

/**
 * Lets in whom the gateway vouches for, before anything of the request is read; without its token nobody is
 * heard. The caller is then in `response.locals.caller`.
 */
export function admitCaller({ audience }: Call, tokens: ActorTokens): RequestHandler {
  return (request, response, next) => {
    const token = request.headers[ACTOR_TOKEN_HEADER];
    const caller = typeof token === 'string' ? tokens.verify(token) : null;
    if (!caller) throw new NotSignedIn(MESSAGES.signInFirst);
    if (audience === 'internal' && !caller.internal) throw new NotFound(MESSAGES.notFound);
    if (audience === 'signed-in' && !caller.actor) throw new NotSignedIn(MESSAGES.signInFirst);
    response.locals.caller = caller;
    next();
  };
}

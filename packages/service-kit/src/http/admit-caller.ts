import { type Call, isInPerson, MESSAGES } from '@coaching/contracts';
import type { RequestHandler } from 'express';
import { ACTOR_TOKEN_HEADER, type ActorTokens } from '../actor/actor-tokens';
import { NotAllowed, NotFound, NotSignedIn } from '../errors';

/**
 * Lets in whom the gateway vouches for, before anything of the request is read; without its token nobody is let
 * in, and who is signed in as somebody else is refused what is for the person alone. The caller is then in
 * `response.locals.caller`.
 */
export function admitCaller(call: Call, tokens: ActorTokens): RequestHandler {
  const { audience } = call;
  const isForThePersonAlone = isInPerson(call);
  return (request, response, next) => {
    const token = request.headers[ACTOR_TOKEN_HEADER];
    const caller = typeof token === 'string' ? tokens.verify(token) : null;
    if (!caller) throw new NotSignedIn(MESSAGES.signInFirst);
    if (audience === 'internal' && !caller.internal) throw new NotFound(MESSAGES.notFound);
    if (audience === 'signed-in' && !caller.actor) throw new NotSignedIn(MESSAGES.signInFirst);
    if (isForThePersonAlone && caller.actor?.real_uid !== undefined)
      throw new NotAllowed(MESSAGES.onlyInPerson);
    response.locals.caller = caller;
    next();
  };
}

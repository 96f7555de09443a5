import { type Call, callRows, MESSAGES, type ServiceName } from '@coaching/contracts';
import {
  ACTOR_TOKEN_HEADER,
  type ActorTokens,
  NotFound,
  NotSignedIn,
  openGrant,
  REQUEST_ID_HEADER,
  SESSION_GRANT_HEADER,
} from '@coaching/service-kit';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Actors } from '../actor/actors';
import type { CredentialLimits } from '../limits/credential-limits';
import { beginSession, endSession, signedIn } from '../session/sessions';
import { readJson } from './body';
import { forward, Unreachable } from './forward';
import { headersBack, headersOnward } from './headers';
import type { ServiceClient, WholeAnswer } from './service-client';

export interface RouteParts {
  clients: Record<ServiceName, ServiceClient>;
  actors: Actors;
  tokens: ActorTokens;
  actorSecret: string;
  limits: CredentialLimits;
}

/** The address a service sees: the call's path and query as they were asked for, below no base. */
const pathOf = (request: Request) => request.url;

/** A route for each call that is not internal, in the order of the table. */
export function callRoutes(parts: RouteParts): Router {
  const router = Router({ caseSensitive: true });
  for (const [, call] of callRows) {
    if (call.audience === 'internal') continue;
    const method = call.method.toLowerCase() as 'get' | 'post' | 'delete';
    router[method](call.path, call.session || call.limited ? understood(call, parts) : passedOn(call, parts));
  }
  router.use(() => {
    throw new NotFound(MESSAGES.notFound);
  });
  return router;
}

/** A token for whoever the session names; a session whose person is gone ends here. */
async function tokenOf(request: Request, call: Call, { actors, tokens }: RouteParts): Promise<string> {
  const session = signedIn(request);
  const token = session && (await actors.tokenFor(session));
  if (session && !token) await endSession(request);
  if (!token && call.audience === 'signed-in') throw new NotSignedIn(MESSAGES.signInFirst);
  return token ?? tokens.sign({ actor: null });
}

const ours = (token: string, response: Response) => ({
  [ACTOR_TOKEN_HEADER]: token,
  [REQUEST_ID_HEADER]: response.locals.request_id as string,
});

/** Most calls: checked for a session and streamed to their owner. */
function passedOn(call: Call, parts: RouteParts): RequestHandler {
  const client = parts.clients[call.owner];
  // Whatever identity changes may change who somebody is.
  const changesPeople = call.owner === 'identity' && call.method !== 'GET';
  return async (request, response) => {
    const token = await tokenOf(request, call, parts);
    if (changesPeople) response.once('close', () => parts.actors.forget());
    await forward(client, pathOf(request), request, response, ours(token, response));
  };
}

/** Calls that start, switch or end a session, or are limited: the gateway reads both sides of these. */
function understood(call: Call, parts: RouteParts): RequestHandler {
  const client = parts.clients[call.owner];
  return async (request, response) => {
    const body = call.body ? await readJson(request) : undefined;
    const account = (body?.value as { email?: unknown } | undefined)?.email;
    const attempt =
      call.limited &&
      (await parts.limits.attempt(typeof account === 'string' ? account : '', request.ip ?? ''));
    const token = await tokenOf(request, call, parts);
    const headers = headersOnward(request.headers, ours(token, response));
    if (body) headers['content-length'] = String(Buffer.byteLength(body.text));
    const asking = client.ask({ method: call.method, path: pathOf(request), headers, body: body?.text });
    let answer: WholeAnswer;
    try {
      answer = await asking.catch((error) => {
        throw new Unreachable('no answer', { cause: error });
      });
    } finally {
      // Signing out must work whatever the service says.
      if (call.session === 'ends') await endSession(request);
    }
    const succeeded = answer.status >= 200 && answer.status < 300;
    if (succeeded && (call.session === 'starts' || call.session === 'switches')) {
      const sealed = answer.headers[SESSION_GRANT_HEADER];
      const grant = typeof sealed === 'string' ? openGrant(parts.actorSecret, sealed) : null;
      if (!grant) throw new Error('a service granted no session');
      await beginSession(
        request,
        grant,
        call.session === 'switches' ? (request.session.signed_in_at ?? Date.now()) : Date.now(),
      );
    }
    if (succeeded && attempt) await attempt.succeeded();
    if (call.owner === 'identity' && call.method !== 'GET') parts.actors.forget();
    response.writeHead(answer.status, headersBack(answer.headers)).end(answer.body);
  };
}

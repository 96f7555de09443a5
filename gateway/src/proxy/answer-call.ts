import type { Call, ServiceName } from '@coaching/contracts';
import { MESSAGES } from '@coaching/contracts';
import {
  ACTOR_TOKEN_HEADER,
  NotSignedIn,
  openGrant,
  REQUEST_ID_HEADER,
  SESSION_GRANT_HEADER,
} from '@coaching/service-kit';
import type { Actors } from '../actor/actors';
import { Unavailable } from '../edge/errors';
import type { Visit } from '../edge/visit';
import { type Counters, type Try, tryCredentials } from '../limits/credentials';
import type { Sessions } from '../session/sessions';
import { type Collected, collect } from './collect';
import { answeredHeaders, forwardedHeaders } from './headers';
import { readBody } from './read-body';
import { relay } from './relay';
import type { Outgoing, Transport } from './transport';

/** What answering a call needs. */
export interface CallParts {
  transports: Record<ServiceName, Transport>;
  sessions: Sessions;
  actors: Actors;
  counters: Counters;
  actorSecret: string;
  /** Lower-case names of headers that the gateway says itself. */
  ownHeaders: ReadonlySet<string>;
}

const away = 'This part of the service cannot be reached just now. Please try again in a moment.';
const unavailable = (cause: unknown) => {
  throw cause instanceof Unavailable ? cause : new Unavailable(away, { cause });
};

/**
 * The token that says who calls. A deleted person's session ends here.
 * @throws NotSignedIn where somebody must be
 */
async function tokenOf(visit: Visit, call: Call, { sessions, actors }: CallParts): Promise<string> {
  // Signing in and out must work for whoever was here before, and also while identity cannot say who that was.
  if (call.session === 'starts' || call.session === 'ends') return actors.nobody();
  const seat = sessions.known(visit) ?? (await sessions.find(visit));
  const token = seat && (await actors.tokenFor(seat));
  if (seat && token) visit.user_uid = seat.user_uid;
  else if (seat) await sessions.end(visit);
  if (!token && call.audience === 'signed-in') throw new NotSignedIn(MESSAGES.signInFirst);
  return token ?? actors.nobody();
}

function outgoingOf(
  { request, id, search }: Visit,
  path: string,
  token: string,
  body: Buffer | null,
): Outgoing {
  const headers = forwardedHeaders(request.headers);
  headers[ACTOR_TOKEN_HEADER] = token;
  headers[REQUEST_ID_HEADER] = id;
  const endless = headers.accept === 'text/event-stream';
  return { method: request.method!, path: path + search, headers, body, endless };
}

/** Does to the session what the contract says; only a service's sealed grant says for whom. */
async function settleSession(visit: Visit, call: Call, answer: Collected, parts: CallParts): Promise<void> {
  const succeeded = answer.status >= 200 && answer.status < 300;
  if (!succeeded || (call.session !== 'starts' && call.session !== 'switches')) return;
  const sealed = answer.headers[SESSION_GRANT_HEADER];
  const grant = typeof sealed === 'string' ? openGrant(parts.actorSecret, sealed) : null;
  if (!grant) throw new Error('a call that begins a session came back without a valid grant');
  await (call.session === 'starts'
    ? parts.sessions.start(visit, grant)
    : parts.sessions.switch(visit, grant));
  visit.user_uid = grant.user_uid;
}

async function settleTry(attempt: Try | null, status: number): Promise<void> {
  if (!attempt) return;
  if (status >= 200 && status < 300) await attempt.succeeded();
  else if (status >= 500) await attempt.withdrawn();
}

/** Answers a call whose outcome concerns sessions, limits or what we believe of people. */
async function answerAndSettle(
  visit: Visit,
  call: Call,
  outgoing: Outgoing,
  attempt: Try | null,
  parts: CallParts,
): Promise<void> {
  if (call.session === 'ends') await parts.sessions.end(visit);
  let status = 503;
  try {
    const answer = await collect(parts.transports[call.owner], outgoing).catch(unavailable);
    parts.actors.forget();
    await settleSession(visit, call, answer, parts);
    status = answer.status;
    const isOurs = status < 500 || String(answer.headers['content-type']).includes('json');
    if (!isOurs) unavailable(new Error(`the service answered ${status}`));
    visit.response.writeHead(status, answeredHeaders(answer.headers, parts.ownHeaders));
    visit.response.end(answer.body);
  } finally {
    await settleTry(attempt, status);
  }
}

/**
 * Answers one call: reads what is sent, counts tries of credentials, finds out who calls, and lets the owner
 * answer.
 * @param path below the API's base, as the contract writes it
 */
export async function answerCall(visit: Visit, call: Call, path: string, parts: CallParts): Promise<void> {
  const isWrite = call.method !== 'GET';
  const body = isWrite ? await readBody(visit.request) : null;
  const attempt = call.limited
    ? await tryCredentials(parts.counters, visit.address, body, call.limited)
    : null;
  const token = await tokenOf(visit, call, parts);
  const outgoing = outgoingOf(visit, path, token, body);
  if (call.session || attempt || (isWrite && call.owner === 'identity'))
    return answerAndSettle(visit, call, outgoing, attempt, parts);
  return relay(parts.transports[call.owner], outgoing, visit, parts.ownHeaders).catch(unavailable);
}

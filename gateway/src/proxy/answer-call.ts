import type { Readable } from 'node:stream';
import type { Call, ServiceName } from '@coaching/contracts';
import { MESSAGES } from '@coaching/contracts';
import {
  ACTOR_TOKEN_HEADER,
  API_ADDRESS_HEADER,
  NotSignedIn,
  openGrant,
  REQUEST_ID_HEADER,
  SESSION_GRANT_HEADER,
} from '@coaching/service-kit';
import type { Actors } from '../actor/actors';
import { Unavailable } from '../edge/errors';
import type { Visit } from '../edge/visit';
import { type Counters, type Try, tryCredentials } from '../limits/credentials';
import { tryMessage } from '../limits/messages';
import type { Sessions } from '../session/sessions';
import { type Collected, collect } from './collect';
import { answeredHeaders, forwardedHeaders } from './headers';
import type { LiveStreams } from './live-streams';
import { readBody } from './read-body';
import { relay } from './relay';
import { sentFile } from './sent-file';
import type { Outgoing, Transport } from './transport';

/** What answering a call needs. */
export interface CallParts {
  transports: Record<ServiceName, Transport>;
  sessions: Sessions;
  actors: Actors;
  counters: Counters;
  streams: LiveStreams;
  actorSecret: string;
  /** Lower-case names of headers that the gateway says itself. */
  ownHeaders: ReadonlySet<string>;
  /** Origin and base path below which a caller reaches the calls. */
  apiAddress(visit: Visit): string;
}

/** What a file's answer says itself, because it is shown and kept otherwise than a page. */
const ofFiles = new Set(['content-security-policy', 'cache-control', 'cross-origin-resource-policy']);

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
  // A file's address is all that its sender or reader needs, and what is kept for everybody is nobody's.
  if (call.audience === 'public' && (call.sendsFile || call.answersFile)) return actors.nobody();
  const seat = sessions.known(visit) ?? (await sessions.find(visit));
  const told = seat && (await actors.sitsIn(seat));
  if (seat && told) {
    visit.user_uid = seat.user_uid;
    if (!seat.superseded && seat.privileges !== told.privileges) await sessions.renew(visit, told.privileges);
  } else if (seat) await sessions.discard(visit);
  if (!told && call.audience === 'signed-in') throw new NotSignedIn(MESSAGES.signInFirst);
  return told?.token ?? actors.nobody();
}

function outgoingOf(
  { request, id, search }: Visit,
  path: string,
  token: string,
  body: Buffer | Readable | null,
  apiAddress: string,
): Outgoing {
  const headers = forwardedHeaders(request.headers);
  if (body && !Buffer.isBuffer(body)) headers['content-length'] = request.headers['content-length']!;
  headers[ACTOR_TOKEN_HEADER] = token;
  headers[API_ADDRESS_HEADER] = apiAddress;
  headers[REQUEST_ID_HEADER] = id;
  return { method: request.method!, path: path + search, headers, body };
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

/** Answers with events as they come, until the caller leaves, the owner ends them or this gateway stops. */
async function answerEvents(visit: Visit, { owner }: Call, outgoing: Outgoing, parts: CallParts) {
  const { until, close } = parts.streams.open(visit.user_uid ?? visit.address);
  // Nothing between here and the browser may gather events to compress them.
  visit.response.setHeader('Cache-Control', 'no-store, no-transform');
  const endless = { ...outgoing, endless: true };
  await relay(parts.transports[owner], endless, visit, parts.ownHeaders, until)
    .catch(unavailable)
    .finally(close);
}

/** The body that a call takes, complete, or on its way when it is a file. */
const bodyOf = ({ request }: Visit, { method, sendsFile }: Call) => {
  if (sendsFile) return sentFile(request, sendsFile.maxBytes);
  return method === 'GET' ? null : readBody(request);
};

/** Counts what the contract says is limited. */
async function tryLimited(visit: Visit, { limited }: Call, body: Buffer | null, { counters }: CallParts) {
  if (limited === 'messages') return tryMessage(counters, visit.address);
  return limited ? tryCredentials(counters, visit.address, body, limited) : null;
}

/**
 * Answers one call: reads what is sent, counts tries of credentials, finds out who calls, and lets the owner
 * answer.
 * @param path below the API's base, as the contract writes it
 */
export async function answerCall(visit: Visit, call: Call, path: string, parts: CallParts): Promise<void> {
  const isWrite = call.method !== 'GET';
  const body = await bodyOf(visit, call);
  const attempt = await tryLimited(visit, call, Buffer.isBuffer(body) ? body : null, parts);
  const token = await tokenOf(visit, call, parts);
  const outgoing = outgoingOf(visit, path, token, body, parts.apiAddress(visit));
  if (call.session || attempt || (isWrite && call.owner === 'identity'))
    return answerAndSettle(visit, call, outgoing, attempt, parts);
  if (call.answersEvents) return answerEvents(visit, call, outgoing, parts);
  const own = call.answersFile
    ? new Set([...parts.ownHeaders].filter((name) => !ofFiles.has(name)))
    : parts.ownHeaders;
  return relay(parts.transports[call.owner], outgoing, visit, own).catch(unavailable);
}

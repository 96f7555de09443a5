import type { Readable } from 'node:stream';
import {
  ACTOR_TOKEN_HEADER,
  API_ADDRESS_HEADER,
  CALLER_ADDRESS_HEADER,
  openGrant,
  REQUEST_ID_HEADER,
  Refusal,
  SESSION_GRANT_HEADER,
  VISITOR_HEADER,
} from '@coaching/service-kit';
import { AWAY } from '../edge/answers';
import { Unavailable } from '../edge/errors';
import type { RequestContext } from '../edge/request-context';
import { accountKey } from '../limits/account-key';
import type { Try } from '../limits/credentials';
import { type LimitParts, tryLimited } from '../limits/limited-call';
import type { CallRow } from '../table/call-row';
import { answerEvents, type EventParts } from './answer-events';
import { callerOf } from './caller';
import { type Collected, collect } from './collect';
import { answeredHeaders, forwardedHeaders } from './headers';
import { PLAIN_JSON, readJson } from './plain-json';
import { readBody } from './read-body';
import { relay } from './relay';
import { sentFile } from './sent-file';
import type { Outgoing } from './transport';

/** What answering a call needs. */
export interface CallParts extends LimitParts, EventParts {
  actorSecret: string;
  /** Origin and base path below which a caller reaches the calls. */
  apiAddress(context: RequestContext): string;
}

/** What a file's answer says itself, because it is shown and cached otherwise than a page. */
const ofFiles = new Set(['content-security-policy', 'cache-control', 'cross-origin-resource-policy']);

const unavailable = (cause: unknown) => {
  throw cause instanceof Unavailable || cause instanceof Refusal ? cause : new Unavailable(AWAY, { cause });
};

function outgoingOf(
  { request, id, search, address }: RequestContext,
  path: string,
  token: string,
  body: Buffer | Readable | null,
  apiAddress: string,
): Outgoing {
  const headers = forwardedHeaders(request.headers);
  if (Buffer.isBuffer(body)) headers['content-type'] = PLAIN_JSON;
  else if (body) headers['content-length'] = request.headers['content-length']!;
  headers[ACTOR_TOKEN_HEADER] = token;
  headers[API_ADDRESS_HEADER] = apiAddress;
  headers[CALLER_ADDRESS_HEADER] = address;
  headers[REQUEST_ID_HEADER] = id;
  return { method: request.method!, path: path + search, headers, body };
}

/** Does to the session what the call's service says; only a service's sealed grant says for whom. */
async function settleSession(
  context: RequestContext,
  call: CallRow,
  answer: Collected,
  parts: CallParts,
): Promise<void> {
  const succeeded = answer.status >= 200 && answer.status < 300;
  if (succeeded && call.session === 'returns') return parts.sessions.return(context);
  if (!succeeded || (call.session !== 'starts' && call.session !== 'switches')) return;
  const sealed = answer.headers[SESSION_GRANT_HEADER];
  const grant = typeof sealed === 'string' ? openGrant(parts.actorSecret, sealed) : null;
  if (!grant) throw new Error('a call that begins a session came back without a valid grant');
  await (call.session === 'starts'
    ? parts.sessions.start(context, grant)
    : parts.sessions.switch(context, grant));
  context.user_uid = grant.user_uid;
  if (grant.real) context.real_uid = grant.real.user_uid;
  if (call.session === 'starts') parts.devices.remember(context, accountKey(context.email));
}

async function settleTry(attempt: Try | null, status: number): Promise<void> {
  if (!attempt) return;
  if (status >= 200 && status < 300) await attempt.succeeded();
  else if (status >= 500) await attempt.withdrawn();
}

/** Answers a call whose outcome concerns sessions, limits or what we believe of people. */
async function answerAndSettle(
  context: RequestContext,
  call: CallRow,
  outgoing: Outgoing,
  attempt: Try | null,
  parts: CallParts,
): Promise<void> {
  if (call.session === 'ends') await parts.sessions.end(context);
  let status = 503;
  try {
    const answer = await collect(parts.transportTo(call.owner), outgoing).catch(unavailable);
    parts.actors.forget();
    await settleSession(context, call, answer, parts);
    status = answer.status;
    const isOurs = status < 500 || String(answer.headers['content-type']).includes('json');
    if (!isOurs) unavailable(new Error(`the service answered ${status}`));
    context.response.writeHead(status, answeredHeaders(answer.headers, parts.ownHeaders));
    context.response.end(answer.body);
  } finally {
    await settleTry(attempt, status);
  }
}

/** The body that a call takes, complete, or on its way when it is a file. */
const bodyOf = ({ request }: RequestContext, { method, sendsFile }: CallRow) => {
  if (sendsFile) return sentFile(request, sendsFile.maxBytes);
  return method === 'GET' ? null : readBody(request);
};

/** What a limited call says, read once for whoever counts and whoever answers. */
function readOnce(context: RequestContext, sent: Buffer): Buffer {
  const { value, bytes } = readJson(sent);
  context.email = (value as { email?: unknown } | null | undefined)?.email;
  return bytes;
}

/**
 * Answers one call: reads what is sent, finds out who calls, counts tries of credentials, and lets the owner
 * answer.
 * @param path below the API's base, as the contract writes it
 */
export async function answerCall(
  context: RequestContext,
  call: CallRow,
  path: string,
  parts: CallParts,
): Promise<void> {
  const isWrite = call.method !== 'GET';
  const sent = await bodyOf(context, call);
  const body = call.limited && Buffer.isBuffer(sent) ? readOnce(context, sent) : sent;
  const caller = await callerOf(context, call, parts);
  const limited = await tryLimited(context, call, parts);
  const outgoing = outgoingOf(context, path, caller.token, body, parts.apiAddress(context));
  if (limited?.visitor) outgoing.headers[VISITOR_HEADER] = limited.visitor;
  const attempt = limited?.attempt ?? null;
  if (call.session || attempt || (isWrite && call.owner === 'identity'))
    return answerAndSettle(context, call, outgoing, attempt, parts);
  if (call.answersEvents) return answerEvents(context, call, outgoing, caller, parts).catch(unavailable);
  const own = call.answersFile
    ? new Set([...parts.ownHeaders].filter((name) => !ofFiles.has(name)))
    : parts.ownHeaders;
  return relay(parts.transportTo(call.owner), outgoing, context, own).catch(unavailable);
}

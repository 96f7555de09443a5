import { calls, emailAddress, type SecurityEventName } from '@coaching/contracts';
import {
  ACTOR_TOKEN_HEADER,
  type ActorTokens,
  BoundedMap,
  type Logger,
  REQUEST_ID_HEADER,
  type SecurityEvent,
} from '@coaching/service-kit';
import { collect } from '../proxy/collect';
import { PLAIN_JSON } from '../proxy/plain-json';
import type { Transport } from '../proxy/transport';

/** What the gateway alone knows of: services publish the rest themselves. */
const ofTheGateway: ReadonlySet<SecurityEventName> = new Set([
  'sign-out',
  'limit-reached',
  'foreign-origin',
  'confirmed',
  'confirmation-failed',
]);

/** The same thing from the same person, or the same network, is one entry in this time. */
const AGAIN_AFTER_MS = 60_000;
/** How many persons and networks that is looked at of. */
const MOST_KNOWN = 10_000;
/** Entries in that time at most, so that nobody fills the log up from many networks. */
const MOST_ENTRIES = 300;

/** Says which events are reported: each once in a while, and not too many of all. */
export function auditThrottle(now: () => number): (event: SecurityEvent) => boolean {
  const last = new BoundedMap<string, number>(MOST_KNOWN);
  let [since, count] = [now(), 0];
  return ({ event, user_uid, from = '' }) => {
    if (!ofTheGateway.has(event)) return false;
    const moment = now();
    const key = `${event} ${user_uid ?? from}`;
    const before = last.get(key);
    if (before !== undefined && moment - before < AGAIN_AFTER_MS) return false;
    if (moment - since >= AGAIN_AFTER_MS) [since, count] = [moment, 0];
    if (count >= MOST_ENTRIES) return false;
    count += 1;
    last.set(key, moment);
    return true;
  };
}

/** Has identity add what happened at the gateway to the audit log; nobody waits for it. */
export function reportAudit(
  identity: Pick<Transport, 'send'>,
  tokens: ActorTokens,
  { log, now }: { log: Logger; now: () => number },
): (event: SecurityEvent) => void {
  const isReported = auditThrottle(now);
  const { method, path } = calls.recordAudit;
  return (said) => {
    if (!isReported(said)) return;
    const { event, result, user_uid, real_uid, email, from = '', request_id = '', call = '' } = said;
    const body = {
      event,
      result,
      actor_uid: user_uid ?? null,
      real_uid: real_uid ?? null,
      email: emailAddress.safeParse(email).data ?? null,
      target: call,
      from,
      request_id,
    };
    const headers = {
      [ACTOR_TOKEN_HEADER]: tokens.sign({ actor: null, internal: true }),
      [REQUEST_ID_HEADER]: request_id,
      'content-type': PLAIN_JSON,
    };
    collect(identity, { method, path, headers, body: Buffer.from(JSON.stringify(body)) }).then(
      ({ status }) => status === 200 || log.error({ status, body }, 'an audit entry was lost'),
      (err: unknown) => log.error({ err, body }, 'an audit entry was lost'),
    );
  };
}

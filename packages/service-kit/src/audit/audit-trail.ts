import {
  type Actor,
  type AuditedDeed,
  type AuditFact,
  emailAddress,
  MAX_AUDITED_ACCOUNTS,
  newUid,
} from '@coaching/contracts';
import type { Logger } from 'pino';
import type { SecurityEvent } from '../security-log';
import type { ServiceContext } from '../service';
import type { NotedDeed } from './private-deed';

/** What of a request says who did something, to what, and from where. */
export interface AuditedRequest {
  actor: Actor | null;
  target: string;
  from: string;
  request_id: string;
  /** What was sent; an address in it is what was tried. */
  body: unknown;
}

/** What of a line of the security log an entry is made of. */
export type NotedEvent = Pick<SecurityEvent, 'event' | 'result' | 'about_uid' | 'email' | 'organization_uid'>;

/** Publishes what a request did for the audit log. */
export type RecordAudit = (
  request: AuditedRequest,
  noted: readonly NotedEvent[],
  deed: ({ event: AuditedDeed; user_uid: string | null } & Partial<NotedDeed>) | null,
) => Promise<void>;

const addressIn = (email: unknown) => emailAddress.safeParse(email).data ?? null;

/** Whether a handler has said the same more exactly: `account-restored` is a `restored`, and of whom. */
const saysOf =
  (deed: AuditedDeed) =>
  ({ event, result }: NotedEvent): boolean =>
    result === 'done' && event.endsWith(`-${deed}`);

/** One entry for each thing that was done, however many people it was done to; none of what was done already. */
export function auditFacts(
  request: AuditedRequest,
  noted: readonly NotedEvent[],
  deed: Parameters<RecordAudit>[2],
): AuditFact[] {
  const { actor, target, from, request_id, body } = request;
  const common = {
    actor_uid: actor?.uid ?? null,
    real_uid: actor?.real_uid ?? null,
    organization_uid: actor?.organization_uid ?? null,
    target,
    from,
    request_id,
  };
  const facts = new Map<string, AuditFact>();
  for (const said of noted) {
    if (deed?.changedNothing && saysOf(deed.event)(said)) continue;
    const { event, result, about_uid, email, organization_uid } = said;
    const kind = `${event} ${result}`;
    const about_uids = facts.get(kind)?.about_uids ?? [];
    if (about_uid !== undefined && about_uids.length < MAX_AUDITED_ACCOUNTS) about_uids.push(about_uid);
    const fact = { ...common, event, result, about_uids, email: addressIn(email) };
    facts.set(kind, organization_uid ? { ...fact, organization_uid } : fact);
  }
  if (!deed || deed.changedNothing || noted.some(saysOf(deed.event))) return [...facts.values()];
  const { event, user_uid, isPrivate } = deed;
  const isDone = event !== 'refused' && event !== 'sign-in-failed';
  return [
    ...facts.values(),
    {
      ...common,
      actor_uid: user_uid ?? common.actor_uid,
      event,
      result: isDone ? 'done' : 'refused',
      about_uids: [],
      email: addressIn((body as { email?: unknown } | undefined)?.email),
      ...(isPrivate && { is_private: true as const }),
    },
  ];
}

/** Publishes it in a transaction of its own; what cannot be published does not take back what was done. */
export function auditTrail({ transaction }: Pick<ServiceContext, 'transaction'>, log: Logger): RecordAudit {
  return async (...done) => {
    const facts = auditFacts(...done);
    if (facts.length === 0) return;
    await transaction(async ({ announce }) => {
      for (const data of facts)
        await announce({ type: 'audit.recorded', entity_uid: newUid(), revision: 1, data });
    }).catch((err: unknown) => log.error({ err, facts }, 'an audit entry was lost'));
  };
}

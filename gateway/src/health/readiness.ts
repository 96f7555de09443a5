import type { ServiceName } from '@coaching/contracts';
import type { EventBus } from '@coaching/service-kit';
import type { ServiceClient } from '../proxy/service-client';
import type { SessionStorage } from '../session/session-store';

/** Null when sessions, events and every service can serve, else one sentence naming the first that cannot. */
export async function readiness(
  clients: Record<ServiceName, ServiceClient>,
  sessions: SessionStorage,
  bus: EventBus | null,
): Promise<string | null> {
  const ownReason = (await sessions.notReadyBecause()) ?? (await bus?.notReadyBecause()) ?? null;
  if (ownReason) return ownReason;
  const reasons = await Promise.all(
    Object.entries(clients).map(async ([name, client]) => {
      const answer = await client.ask({ method: 'GET', path: '/readyz', headers: {} }).catch(() => null);
      if (!answer) return `The ${name} service does not answer.`;
      if (answer.status === 200) return null;
      return (JSON.parse(answer.body) as { message?: string }).message ?? `The ${name} service is not ready.`;
    }),
  );
  return reasons.find((reason) => reason !== null) ?? null;
}

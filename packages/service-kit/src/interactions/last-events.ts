import type { InteractionEvent } from '@coaching/contracts';
import { isOutdated } from '../events/is-outdated';

/** The last event of each interaction, as if they had arrived one after the other. */
export function lastEvents(events: readonly InteractionEvent[]): InteractionEvent[] {
  const last = new Map<string, InteractionEvent>();
  for (const event of events) {
    const before = last.get(event.entity_uid);
    if (!isOutdated(event, before)) last.set(event.entity_uid, event);
  }
  return [...last.values()];
}

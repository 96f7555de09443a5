import { type InteractionEvent, type InteractionKind, kindOfEvent } from '@coaching/contracts';
import { isOutdated } from '../events/is-outdated';

/** What decides whether an event is of what a service has stored of an interaction; older rows know less. */
export interface StoredInteraction {
  /** The interaction's revision that it is from. */
  revision: number;
  entity_type?: InteractionKind;
  /** When the interaction was made. */
  created_at?: Date;
  deleted?: boolean;
}

/**
 * Clients choose uids, and each kind of interaction knows its own alone. Where one of another kind bears the uid of what
 * is stored, the one that was made first stays, in whatever order they arrive: nobody takes the place of somebody else's
 * by its uid.
 */
function isOfAnother({ data }: InteractionEvent, stored: StoredInteraction): boolean {
  if (!('interaction' in data)) return true;
  const { created_at } = data.interaction;
  // Of one that is gone, and of which no more is known, nothing is lost.
  if (!stored.created_at) return !stored.deleted;
  return created_at === undefined || new Date(created_at) >= stored.created_at;
}

const isSameKind = (event: InteractionEvent, { entity_type }: StoredInteraction) =>
  entity_type === undefined || entity_type === kindOfEvent(event.type);

/**
 * Whether an event changes nothing of what a service has stored: it is older than that, or of another interaction.
 * @param stored null or undefined when there was no event of the interaction yet
 */
export function isPassedOver(event: InteractionEvent, stored: StoredInteraction | null | undefined): boolean {
  if (!stored) return false;
  return isSameKind(event, stored) ? isOutdated(event, stored) : isOfAnother(event, stored);
}

/** What is stored of an interaction's identity as an event leaves it. @param stored what was stored before */
export function identityAfter(
  event: InteractionEvent,
  stored: StoredInteraction | null | undefined,
): { entity_type: InteractionKind; created_at?: Date } {
  const entity_type = kindOfEvent(event.type);
  const published = 'interaction' in event.data ? event.data.interaction.created_at : undefined;
  const known = stored && isSameKind(event, stored) ? stored.created_at : undefined;
  const created_at = published === undefined ? known : new Date(published);
  return { entity_type, ...(created_at && { created_at }) };
}

/**
 * Of each interaction the event that holds after all of them have arrived one after the other; none where what is stored
 * stays.
 * @param known what is stored, by uid
 */
export function currentEvents(
  events: readonly InteractionEvent[],
  known: ReadonlyMap<string, StoredInteraction>,
): InteractionEvent[] {
  const stored = new Map<string, StoredInteraction>();
  const current = new Map<string, InteractionEvent>();
  for (const event of events) {
    const { entity_uid, revision, data } = event;
    const before = stored.get(entity_uid) ?? known.get(entity_uid);
    if (isPassedOver(event, before)) continue;
    stored.set(entity_uid, { ...identityAfter(event, before), revision, deleted: !('interaction' in data) });
    current.set(entity_uid, event);
  }
  return [...current.values()];
}

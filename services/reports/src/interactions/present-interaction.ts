import type { Interaction } from '@coaching/contracts';
import type { InteractionRecord } from './interaction-record';

/** A row as lists show it; conversations can have several coachees, everything else has one. */
export function presentInteraction(row: InteractionRecord): Interaction {
  const [first] = row.client_embeds;
  return {
    uid: row.uid,
    title: row.title,
    timestamp: row.timestamp?.toISOString() ?? null,
    duration: row.duration,
    entity_type: row.entity_type,
    tool_uid: row.tool_uid,
    tool_name: row.tool_name,
    visibility: row.visibility ?? 'shared',
    user_embed: row.user_embed,
    client_embed: first && row.entity_type !== 'interview' ? first : row.client_embeds,
  };
}

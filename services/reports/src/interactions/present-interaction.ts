import { clientEmbedOf, type Interaction } from '@coaching/contracts';
import type { InteractionRecord } from './interaction-record';

/** A row as lists show it. */
export function presentInteraction(row: InteractionRecord): Interaction {
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
    client_embed: clientEmbedOf(row.entity_type, row.client_embeds),
  };
}

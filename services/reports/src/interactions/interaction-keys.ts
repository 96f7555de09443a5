import { comparable, type UserEmbed } from '@coaching/contracts';
import type { InteractionKeys } from './interaction-record';

/** Keys of a row that has this title, these coachees and this kind of tool. */
export function interactionKeys(row: {
  title: string;
  client_embeds: readonly UserEmbed[];
  tool_name: string;
}): InteractionKeys {
  const title = comparable(row.title);
  const client = comparable(row.client_embeds.map(({ username }) => username).join(', '));
  const tool = comparable(row.tool_name);
  return { title, client, tool, search: [title, client, tool].join('\n') };
}

import { type Interview, defaultTitle as titleFor } from '@coaching/contracts';

interface Titled {
  template: boolean;
  user_embed: { username: string };
  client_embed: readonly { username: string }[];
}

/**
 * What a conversation or template is called that nobody has named (spec 2 section 4).
 * @param toolName empty while it is not known
 */
export const defaultTitle = ({ template, user_embed, client_embed }: Titled, toolName: string): string =>
  titleFor({
    username: user_embed.username,
    tool: toolName || 'Conversation',
    clients: client_embed.map(({ username }) => username),
    template,
  });

/**
 * The title after something else was changed: one that nobody wrote goes along with it. While the tool is not known it
 * stays empty, and the server names the conversation by its tool.
 */
export function retitled(before: Interview, after: Interview, toolName: string): Interview {
  if (toolName === '') return after;
  const isUnwritten = before.title === '' || before.title === defaultTitle(before, toolName);
  if (!isUnwritten || after.title !== before.title) return after;
  return { ...after, title: defaultTitle(after, toolName) };
}

/** Characters a title can have. */
const LENGTH = 300;

/** What a conversation or template is called until somebody calls it otherwise (spec 2 section 4). */
export function defaultTitle(made: {
  username: string;
  tool: string;
  /** Usernames of the coachees. */
  clients: readonly string[];
  template: boolean;
}): string {
  const whose = `${made.username}'s ${made.tool}`;
  if (made.template) return `${whose} Template`.slice(0, LENGTH);
  return (made.clients.length > 0 ? `${whose} with ${made.clients.join(', ')}` : whose).slice(0, LENGTH);
}

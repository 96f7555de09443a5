import { defaultTitle as titleFor } from '@coaching/contracts';

/** What a use of a rubric is called that nobody has named (spec 2 section 2, Rubric config). */
export const defaultTitle = (
  rubric: { name: string },
  coach: { username: string },
  client: { username: string } | null,
): string =>
  titleFor({
    username: coach.username,
    tool: rubric.name,
    clients: client ? [client.username] : [],
    template: false,
  });

/** What an answer of the platform holds: a page of its own, JSON, or a file that is neither. */
export type Content = 'page' | 'json' | 'file';

/** Stands in every page that the build draws. */
const MARK = 'name="api-base"';

/**
 * Whether an answer is the platform's. A network that asks to sign in, or a filter that holds pages back, answers with a
 * page of its own in its place, under any address: cached, it would stay there for good.
 */
export async function isOurs(answer: Response, content: Content): Promise<boolean> {
  const type = answer.headers.get('content-type') ?? '';
  if (content === 'json') return type.startsWith('application/json');
  if (content === 'file') return !type.startsWith('text/html');
  return (await answer.clone().text()).includes(MARK);
}

import { hasLicenseFor, isCoach } from '@coaching/access';
import { type Actor, interactionKinds, kindOfTool, type Tool } from '@coaching/contracts';
import type { IsShown } from '@coaching/mfe-kit';

/** The address at which an interaction begins with a tool (spec 1 section 2). @param client_uid with whom; left out, they are chosen there */
export function newInteractionPath({ uid, tool_type }: Pick<Tool, 'uid' | 'tool_type'>, client_uid?: string) {
  const { path, tool } = kindOfTool(tool_type).starts;
  return `${path}?${new URLSearchParams({ ...(client_uid && { client_uid }), [tool]: uid })}`;
}

/** Where an observation begins without a tool; null where nobody shows its page. @param client_uid as above */
export function newObservationPath(isShown: IsShown, client_uid?: string): string | null {
  const { path } = interactionKinds.observation.starts;
  if (!isShown(path)) return null;
  return client_uid ? `${path}?${new URLSearchParams({ client_uid })}` : path;
}

/** Who wants to begin an interaction, with whom and when. */
interface Beginning {
  actor: Actor;
  client_uid?: string;
  today: Date;
  isShown: IsShown;
}

/**
 * The tools somebody may begin an interaction with: coaches, with others than themselves, with what their licence
 * covers and a page is there for.
 */
export function startableTools(tools: readonly Tool[], beginning: Beginning): Tool[] {
  const { actor, client_uid, today, isShown } = beginning;
  if (!isCoach(actor) || client_uid === actor.uid) return [];
  return tools.filter(
    ({ tool_type }) => hasLicenseFor(tool_type, actor, today) && isShown(kindOfTool(tool_type).starts.path),
  );
}

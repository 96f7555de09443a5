import { hasLicenseFor, isCoach } from '@coaching/access';
import type { Actor, Tool, ToolType } from '@coaching/contracts';
import type { IsShown } from '@coaching/mfe-kit';

/** Where an interaction of each type begins, and under which name that page takes the tool (spec 1 section 2). */
const starts: Record<ToolType, { path: string; tool: string }> = {
  Observation: { path: '/config', tool: 'interview_type' },
  Conversation: { path: '/questions/config', tool: 'interview_type' },
  Rubric: { path: '/rubric/config/new', tool: 'rubric_uid' },
};

/** The address at which an interaction begins. @param client_uid with whom; left out, they are chosen there */
export function newInteractionPath({ uid, tool_type }: Pick<Tool, 'uid' | 'tool_type'>, client_uid?: string) {
  const { path, tool } = starts[tool_type];
  return `${path}?${new URLSearchParams({ ...(client_uid && { client_uid }), [tool]: uid })}`;
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
    ({ tool_type }) => hasLicenseFor(tool_type, actor, today) && isShown(starts[tool_type].path),
  );
}

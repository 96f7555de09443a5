import { mayWorkIn } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import type { ToolCopy } from '@coaching/service-kit';

/**
 * Who asks for a tool's bank, as somebody who works where the tool is made: staff work in no organisation, and open those
 * of each.
 */
export function workingAt(actor: Actor, tool: Pick<ToolCopy, 'config_entity' | 'config_uid'>): Actor {
  const isTheirs = tool.config_entity === 'Organization' && mayWorkIn(actor, tool.config_uid);
  return actor.organization_uid === null && isTheirs
    ? { ...actor, organization_uid: tool.config_uid }
    : actor;
}

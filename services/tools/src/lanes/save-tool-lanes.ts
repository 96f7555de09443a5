import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotAllowed, NotFound, type ServiceContext } from '@coaching/service-kit';
import { mayConfigure, mayReadSetsOf } from '../tool-sets/tool-set-policy';
import { SYSTEM } from '../tool-sets/tool-set-record';
import type { ToolSets } from '../tool-sets/tool-sets-repository';
import type { ToolLanesStore } from './lanes-repository';

const NOT_THEIRS = 'Only an Organization Admin, or a coach without an organization, chooses this for a tool.';

export const saveToolLanes =
  (
    toolSets: ToolSets,
    toolLanes: ToolLanesStore,
    { transaction }: ServiceContext,
  ): Handler<'saveToolLanes'> =>
  async ({ actor, body: { tool_lanes: asked }, now }) => {
    const { lanes, ...choice } = asked;
    if (!mayReadSetsOf(actor, choice)) throw new NotFound(MESSAGES.notFound);
    if (!mayConfigure(actor, choice)) throw new NotAllowed(NOT_THEIRS);
    if (!(await toolSets.hold([choice, SYSTEM], choice.tool_uid))) throw new NotFound(MESSAGES.notFound);
    const stamps = { updated_at: now, updated_by: actor.uid };
    await transaction(({ session }) =>
      lanes ? toolLanes.put({ ...choice, lanes, ...stamps }, session) : toolLanes.remove(choice, session),
    );
    return { tool_lanes: asked };
  };

import { DEFAULT_TOOL_SET, type LaneNaming, MESSAGES, newUid } from '@coaching/contracts';
import { type Handler, Invalid, NotAllowed, NotFound, type ServiceContext } from '@coaching/service-kit';
import { toolSetUpdated } from '../events/tool-set-events';
import { requireRoom } from '../saving/tool-set-rules';
import { effectiveTools } from '../tool-sets/effective-tools';
import type { OwnedSets } from '../tool-sets/owned-sets';
import { mayMakeSets } from '../tool-sets/tool-set-policy';
import { type OwnTool, ownedBy, SYSTEM } from '../tool-sets/tool-set-record';
import { type Stores, viewOf } from '../tool-sets/tool-set-views';
import { copyOf, toolCopied } from './tool-copied';

const UID_TAKEN = 'There is another tool with the identifier of this copy.';
const NOT_THEIRS = 'Only a Superuser copies tools between tool sets.';

interface ToolThere {
  tool: OwnTool;
  /** Undefined for nothing in particular. */
  lanes: LaneNaming | undefined;
}

export const copyTool = (
  stores: Stores,
  owned: OwnedSets,
  { transaction }: Pick<ServiceContext, 'transaction'>,
): Handler<'copyTool'> => {
  const { toolSets, toolLanes } = stores;

  /**
   * A tool that a set has, its own or one that it takes over, hidden or not, and what its lanes are called there.
   * @throws NotFound
   */
  async function toolIn(set_uid: string, tool_uid: string, now: Date): Promise<ToolThere> {
    // What nobody has stored yet is all the platform's.
    const set =
      set_uid === DEFAULT_TOOL_SET ? await owned.find(SYSTEM, set_uid, now) : await toolSets.find(set_uid);
    if (!set) throw new NotFound(MESSAGES.notFound);
    const used = set.uses ? await toolSets.systemSets([set.uses]) : new Map();
    const { offered, hidden } = effectiveTools(set, used.get(set.uses ?? '') ?? null);
    const found = [...offered, ...hidden].find(({ tool }) => tool.uid === tool_uid);
    if (!found) throw new NotFound(MESSAGES.notFound);
    const lanesIn = await toolLanes.heldBy([set]);
    return { tool: found.tool, lanes: lanesIn(set).get(tool_uid) };
  }

  return async ({ actor, body: { tool_uid, from, to, uid = newUid() }, now }) => {
    if (!mayMakeSets(actor)) throw new NotAllowed(NOT_THEIRS);
    const { tool, lanes } = await toolIn(from, tool_uid, now);
    const copied = copyOf(tool, uid);
    const set = await transaction(async ({ session, announce }) => {
      const stored = await toolSets.find(to, session);
      if (!stored) throw new NotFound(MESSAGES.notFound);
      const holder = await toolSets.findWith('tools.uid', uid, session);
      // The answer to the first one was lost on its way.
      if (holder?.uid === stored.uid) return stored;
      if (holder) throw new Invalid(UID_TAKEN);
      const tools = [...stored.tools, copied.copy];
      requireRoom({ tools });
      const order = stored.tools_order.length > 0 ? [...stored.tools_order, copied.copy.uid] : [];
      const fields = { tools, tools_order: order, revision: stored.revision + 1, updated_at: now };
      await toolSets.change(stored, fields, session);
      if (lanes) {
        const choice = { ...ownedBy(stored), tool_uid: copied.copy.uid, lanes };
        await toolLanes.put({ ...choice, updated_at: now, updated_by: actor.uid }, session);
      }
      const after = { ...stored, ...fields };
      await announce(toolSetUpdated(after));
      await announce(toolCopied(tool_uid, copied, after));
      return after;
    });
    return { tool_config: await viewOf(stores, actor, set) };
  };
};

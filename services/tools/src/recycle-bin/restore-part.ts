import { type Actor, MESSAGES } from '@coaching/contracts';
import { NotFound, noteUnchanged, type ServiceContext } from '@coaching/service-kit';
import { toolSetUpdated } from '../events/tool-set-events';
import { requireRoom } from '../saving/tool-set-rules';
import { mayConfigure } from '../tool-sets/tool-set-policy';
import { type Deletable, isThere, type OwnTool, type ToolSetRecord } from '../tool-sets/tool-set-record';
import type { ToolSets } from '../tool-sets/tool-sets-repository';

const there = { deleted_at: null, deleted_by: null };

/** What may be deleted within a set: the path it is found by, and the tools of the set once it is back. */
interface Part {
  path: Parameters<ToolSets['findWith']>[0];
  restored(tools: readonly OwnTool[], uid: string): OwnTool[];
}

/** The parts, with the one of this uid out of the recycle bin; just the same where it is in none. */
const outOfBin = <Row extends Deletable & { uid: string }>(parts: readonly Row[], uid: string): Row[] =>
  parts.map((part) => (part.uid === uid && !isThere(part) ? { ...part, ...there } : part));

export const toolPart: Part = { path: 'tools.uid', restored: outOfBin };

export const categoryPart: Part = {
  path: 'tools.categories.uid',
  restored: (tools, uid) =>
    tools.map((tool) => {
      const categories = outOfBin(tool.categories, uid);
      const isSame = categories.every((category, index) => category === tool.categories[index]);
      return isSame ? tool : { ...tool, categories };
    }),
};

/**
 * Brings a part of a set back from the recycle bin to its place, and publishes it; one that is not there stays as it is.
 * Who may not restore it learns nothing of it.
 * @returns the set as it is now
 * @throws NotFound; Invalid when the set has no room for it
 */
export async function restorePart(
  { path, restored }: Part,
  { toolSets, transaction }: { toolSets: ToolSets; transaction: ServiceContext['transaction'] },
  { actor, uid, now }: { actor: Actor; uid: string; now: Date },
): Promise<ToolSetRecord> {
  return transaction(async ({ session, announce }) => {
    const stored = await toolSets.findWith(path, uid, session);
    if (!stored || !mayConfigure(actor, stored)) throw new NotFound(MESSAGES.notFound);
    const tools = restored(stored.tools, uid);
    const isThereAlready = tools.every((tool, index) => tool === stored.tools[index]);
    noteUnchanged(isThereAlready);
    if (isThereAlready) return stored;
    requireRoom({ tools });
    const fields = { tools, revision: stored.revision + 1, updated_at: now };
    await toolSets.change(stored, fields, session);
    const set = { ...stored, ...fields };
    await announce(toolSetUpdated(set));
    return set;
  });
}

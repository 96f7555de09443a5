import { type ServiceContext, WITH_DELETED } from '@coaching/service-kit';
import { toolSetUpdated } from '../events/tool-set-events';
import { newToolSet, type ToolSetRecord } from '../tool-sets/tool-set-record';
import { toolSetsIn } from '../tool-sets/tool-sets-repository';
import type { ImportedToolSet } from './imported-tool-set';

/** Brings tool sets in and announces each; those whose uid exists are left as they are. */
export async function importToolSets(
  { connection, transaction }: ServiceContext,
  imported: readonly ImportedToolSet[],
  now = new Date(),
): Promise<void> {
  const toolSets = toolSetsIn(connection);
  const uids = imported.map(({ uid }) => uid);
  const known = new Set<string>(await toolSets.model.distinct('uid', { uid: { $in: uids } }, WITH_DELETED));
  for (const set of imported.filter(({ uid }) => !known.has(uid)).map((row) => setFrom(row, now))) {
    await transaction(async ({ session, announce }) => {
      await toolSets.insert(set, session);
      await announce(toolSetUpdated(set));
    });
  }
}

function setFrom({ tools, ...set }: ImportedToolSet, now: Date): ToolSetRecord {
  const whole = tools.map((tool) => ({ structured: false, categories: [], ...tool }));
  return newToolSet({ ...set, tools: whole }, now);
}

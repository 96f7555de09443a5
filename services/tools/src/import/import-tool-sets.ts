import type { ServiceContext } from '@coaching/service-kit';
import { toolSetUpdated } from '../events/tool-set-events';
import type { ToolSetRecord } from '../tool-sets/tool-set-record';
import { toolSetsIn } from '../tool-sets/tool-sets-repository';
import type { ImportedToolSet } from './imported-tool-set';

/** Brings tool sets in and announces each; those whose uid exists are left as they are. */
export async function importToolSets(
  { db, transaction }: ServiceContext,
  imported: readonly ImportedToolSet[],
  now = new Date(),
): Promise<void> {
  const toolSets = toolSetsIn(db);
  const uids = imported.map(({ uid }) => uid);
  const known = new Set<string>(await toolSets.collection.distinct('uid', { uid: { $in: uids } }));
  for (const set of imported.filter(({ uid }) => !known.has(uid)).map((row) => setFrom(row, now))) {
    await transaction(async ({ session, announce }) => {
      await toolSets.insert(set, session);
      await announce(toolSetUpdated(set));
    });
  }
}

function setFrom({ tools, ...set }: ImportedToolSet, now: Date): ToolSetRecord {
  return {
    ...set,
    tools: tools.map((tool) => ({ ...tool, structured: false, categories: [] })),
    tools_order: [],
    tools_deleted: [],
    old_uses: [],
    data_count: 0,
    revision: 1,
    created_at: now,
    updated_at: now,
  };
}

import { type EventReactions, isOutdated } from '@coaching/service-kit';
import type { Names } from '../names/names';
import type { Tools } from './tools-repository';

/** Keeps what tools are called, here and on the interactions made with them, as their sets publish it. */
export function storeTools(tools: Tools, names: Names): EventReactions {
  return {
    async 'tool_set.updated'({ revision, data: { tool_set } }, { session }) {
      const known = await tools.findAll(
        tool_set.tools.map(({ uid }) => uid),
        session,
      );
      for (const { uid, name } of tool_set.tools) {
        const before = known.get(uid);
        if (isOutdated({ revision }, before)) continue;
        await tools.put({ uid, name, revision }, session);
        if (before?.name !== name) await names.changed({ of: 'tool', uid }, session);
      }
    },
  };
}

import type { EventReactions } from '@coaching/service-kit';
import type { Interactions } from '../interactions/interactions-repository';
import type { Tools } from './tools-repository';

/** Keeps what tools are called, here and on the interactions made with them, as their sets tell it. */
export function keepTools(tools: Tools, interactions: Interactions): EventReactions {
  return {
    async 'tool_set.updated'({ revision, data: { tool_set } }, { session }) {
      const known = await tools.findAll(
        tool_set.tools.map(({ uid }) => uid),
        session,
      );
      for (const { uid, name } of tool_set.tools) {
        const before = known.get(uid);
        if (before && before.revision > revision) continue;
        await tools.put({ uid, name, revision }, session);
        if (before?.name !== name) await interactions.renameTool({ uid, name }, session);
      }
    },
  };
}

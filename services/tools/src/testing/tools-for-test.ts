import type { Actor, CallParams, InteractionFacts, ToolSet, ToolSetDraft } from '@coaching/contracts';
import {
  type ServiceForTest,
  type ServiceForTestOptions,
  startServiceForTest,
} from '@coaching/service-kit/testing';
import { importToolSets } from '../import/import-tool-sets';
import type { ImportedToolSet } from '../import/imported-tool-set';
import { toolsService } from '../service';

type Entity = CallParams<'getToolConfig'>['entity'];

/** The tools service on a database of its own, and what tests do to it. */
export interface ToolsForTest extends ServiceForTest<'tools'> {
  /** Brings tool sets in, each later than the one before. */
  withSets(...sets: readonly ImportedToolSet[]): Promise<void>;
  /** Loads a tool set of an owner, the one on offer unless another is named. */
  load(actor: Actor | null, entity: Entity, uid: string, toolset_uid?: string): Promise<ToolSet>;
  /** Saves a tool set as a client sends it. */
  save(actor: Actor | null, draft: ToolSetDraft): Promise<ToolSet>;
  /** Lets the service receive an interaction. */
  withInteraction(interaction: InteractionFacts, revision?: number): Promise<void>;
}

export async function startToolsForTest(options?: ServiceForTestOptions): Promise<ToolsForTest> {
  const running = await startServiceForTest(toolsService, options);
  const { call, receive, service } = running;
  let made = Date.parse('2026-03-02T09:00:00.000Z');
  return {
    ...running,
    async withSets(...sets) {
      for (const set of sets) {
        made += 1000;
        await importToolSets(service.context, [set], new Date(made));
      }
    },
    load: async (actor, entity, uid, toolset_uid = 'default') =>
      (await call('getToolConfig', { params: { entity, uid, toolset_uid } }, actor)).tool_config,
    save: async (actor, tool_config) =>
      (await call('saveToolConfig', { body: { tool_config } }, actor)).tool_config,
    withInteraction: (interaction, revision = 1) => receive({ interactions: [interaction] }, revision),
  };
}

import type { Actor, CallParams, Organization, Person, ToolSet } from '@coaching/contracts';
import { type ServiceForTest, startServiceForTest } from '@coaching/service-kit/testing';
import { importToolSets } from '../import/import-tool-sets';
import type { ImportedToolSet } from '../import/imported-tool-set';
import { toolsService } from '../service';

type Entity = CallParams<'getToolConfig'>['entity'];

/** The tools service on a database of its own, and what tests do to it. */
export interface ToolsForTest extends ServiceForTest<'tools'> {
  /** Brings tool sets in, each later than the one before. */
  withSets(...sets: readonly ImportedToolSet[]): Promise<void>;
  /** Lets the service hear of an organisation. */
  withOrganization(organization: Organization, revision?: number): Promise<void>;
  /** Lets it hear of a person. */
  withPerson(person: Person, revision?: number): Promise<void>;
  /** Loads a tool set of an owner, the one on offer unless another is named. */
  load(actor: Actor | null, entity: Entity, uid: string, toolset_uid?: string): Promise<ToolSet>;
}

export async function startToolsForTest(): Promise<ToolsForTest> {
  const running = await startServiceForTest(toolsService);
  const { call, hear, service } = running;
  let made = Date.parse('2026-03-02T09:00:00.000Z');
  return {
    ...running,
    async withSets(...sets) {
      for (const set of sets) {
        made += 1000;
        await importToolSets(service.context, [set], new Date(made));
      }
    },
    withOrganization: (organization, revision = 1) =>
      hear({ type: 'organization.updated', entity_uid: organization.uid, revision, data: { organization } }),
    withPerson: (person, revision = 1) =>
      hear({ type: 'user.updated', entity_uid: person.uid, revision, data: { person } }),
    load: async (actor, entity, uid, toolset_uid = 'default') =>
      (await call('getToolConfig', { params: { entity, uid, toolset_uid } }, actor)).tool_config,
  };
}

import {
  type Actor,
  newUid,
  type Observation,
  type ObservationDraft,
  type ToolSetFacts,
} from '@coaching/contracts';
import {
  type ServiceForTest,
  type ServiceForTestOptions,
  startServiceForTest,
} from '@coaching/service-kit/testing';
import { observationsService } from '../service';

/** The observations service on a database of its own, and what tests do to it. */
export interface ObservationsForTest extends ServiceForTest<'observations'> {
  /** Lets the service receive a tool set with one tool. */
  withTool(tool: TestTool, revision?: number): Promise<void>;
  save(actor: Actor, draft: ObservationDraft): Promise<Observation>;
  get(actor: Actor, uid: string): Promise<Observation>;
  remove(actor: Actor, uid: string): Promise<unknown>;
  /** Saves a first observation of a coachee; `more` says what matters. */
  anObservationOf(
    coachee: { uid: string },
    actor: Actor,
    more?: Partial<ObservationDraft>,
  ): Promise<Observation>;
}

/** A tool, and whose it is. */
export interface TestTool extends Pick<ToolSetFacts, 'config_entity' | 'config_uid'> {
  set: string;
  uid: string;
  tool_type: ToolSetFacts['tools'][number]['tool_type'];
  deleted: boolean;
}

export const aTool = (more: Partial<TestTool> = {}): TestTool => ({
  set: newUid(),
  uid: newUid(),
  tool_type: 'Observation',
  config_entity: 'System',
  config_uid: 'system',
  deleted: false,
  ...more,
});

export async function startObservationsForTest(
  options: ServiceForTestOptions = {},
): Promise<ObservationsForTest> {
  const running = await startServiceForTest(observationsService, options);
  const { call, receiveEvent } = running;
  const save = async (actor: Actor, draft: ObservationDraft) =>
    (await call('saveObservation', { body: { observation: draft } }, actor)).observation;
  return {
    ...running,
    async withTool({ set, config_entity, config_uid, ...tool }, revision = 1) {
      const tools = [{ ...tool, name: 'Walkthrough', structured: false, categories: [] }];
      const tool_set = { uid: set, config_entity, config_uid, tools };
      await receiveEvent({ type: 'tool_set.updated', entity_uid: set, revision, data: { tool_set } });
    },
    save,
    get: async (actor, uid) => (await call('getObservation', { params: { uid } }, actor)).observation,
    remove: (actor, uid) => call('deleteObservation', { params: { uid } }, actor),
    anObservationOf: ({ uid }, actor, more = {}) => save(actor, { uid: newUid(), client: uid, ...more }),
  };
}

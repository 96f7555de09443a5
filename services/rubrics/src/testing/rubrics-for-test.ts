import {
  type Actor,
  type Calibration,
  type CalibrationDraft,
  newUid,
  type Rubric,
  type RubricDraft,
  type RubricInstance,
  type RubricInstanceDraft,
  type ToolSetFacts,
} from '@coaching/contracts';
import {
  type ServiceForTest,
  type ServiceForTestOptions,
  startServiceForTest,
} from '@coaching/service-kit/testing';
import { rubricsService } from '../service';

/** The rubrics service on a database of its own, and what tests do to it. */
export interface RubricsForTest extends ServiceForTest<'rubrics'> {
  /** Lets the service receive a tool set with one rubric tool. */
  withTool(tool: TestTool, revision?: number): Promise<void>;
  build(actor: Actor, draft: RubricDraft): Promise<Rubric>;
  rubric(actor: Actor, uid: string): Promise<Rubric>;
  save(actor: Actor, draft: RubricInstanceDraft): Promise<RubricInstance>;
  get(actor: Actor, uid: string): Promise<RubricInstance>;
  remove(actor: Actor, uid: string): Promise<unknown>;
  selfScore(actor: Actor, uid: string, body: object): Promise<RubricInstance>;
  calibrate(actor: Actor, draft: CalibrationDraft): Promise<Calibration>;
  calibration(actor: Actor, uid: string): Promise<Calibration>;
  score(actor: Actor, uid: string, body: object): Promise<Calibration>;
}

/** A tool, and whose it is. */
export interface TestTool extends Pick<ToolSetFacts, 'config_entity' | 'config_uid'> {
  set: string;
  uid: string;
  name: string;
  tool_type: ToolSetFacts['tools'][number]['tool_type'];
  deleted: boolean;
}

export const aTool = (more: Partial<TestTool> = {}): TestTool => ({
  set: newUid(),
  uid: newUid(),
  name: 'Practices',
  tool_type: 'Rubric',
  config_entity: 'System',
  config_uid: 'system',
  deleted: false,
  ...more,
});

export async function startRubricsForTest(options: ServiceForTestOptions = {}): Promise<RubricsForTest> {
  const running = await startServiceForTest(rubricsService, options);
  const { call, receiveEvent } = running;
  return {
    ...running,
    async withTool({ set, config_entity, config_uid, ...tool }, revision = 1) {
      const tool_set = {
        uid: set,
        config_entity,
        config_uid,
        tools: [{ ...tool, structured: false, categories: [] }],
      };
      await receiveEvent({ type: 'tool_set.updated', entity_uid: set, revision, data: { tool_set } });
    },
    build: async (actor, rubric) => (await call('saveRubric', { body: { rubric } }, actor)).rubric,
    rubric: async (actor, uid) => (await call('getRubric', { params: { uid } }, actor)).rubric,
    save: async (actor, rubric_instance) =>
      (await call('saveRubricInstance', { body: { rubric_instance } }, actor)).rubric_instance,
    get: async (actor, uid) => (await call('getRubricInstance', { params: { uid } }, actor)).rubric_instance,
    remove: (actor, uid) => call('deleteRubricInstance', { params: { uid } }, actor),
    selfScore: async (actor, uid, body) =>
      (await call('saveSelfScore', { params: { uid }, body }, actor)).rubric_instance,
    calibrate: async (actor, calibration) =>
      (await call('saveCalibration', { body: { calibration } }, actor)).calibration,
    calibration: async (actor, uid) => (await call('getCalibration', { params: { uid } }, actor)).calibration,
    score: async (actor, uid, body) =>
      (await call('saveCalibrationScores', { params: { uid }, body }, actor)).calibration,
  };
}

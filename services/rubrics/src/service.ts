import {
  peopleIn,
  personCopySchema,
  refreshEmbeds,
  rememberShownSteps,
  type ServiceContext,
  type ServiceDefinition,
  storePeople,
  storeTools,
  toolCopySchema,
  toolsIn,
} from '@coaching/service-kit';
import { calibrationKind } from './calibrations/calibration-kind';
import { calibrationSchema } from './calibrations/calibration-record';
import { calibrationsIn } from './calibrations/calibrations-repository';
import { deleteCalibration } from './calibrations/delete-calibration';
import { getCalibration } from './calibrations/get-calibration';
import { getCalibrations } from './calibrations/get-calibrations';
import { presentCalibrationsWith } from './calibrations/present-calibration';
import { saveCalibration } from './calibrations/save-calibration';
import { saveCalibrationScores } from './calibrations/save-calibration-scores';
import { scoreSchema } from './calibrations/score-record';
import { scoresIn } from './calibrations/scores-repository';
import { undeleteCalibration } from './calibrations/undelete-calibration';
import { republish } from './events/republish';
import { getGrowthRubrics } from './growth/get-growth-rubrics';
import { getRubricGrowth } from './growth/get-rubric-growth';
import { growthIn } from './growth/growth-repository';
import { deleteRubricInstance } from './instances/delete-rubric-instance';
import { getEvidenceRows } from './instances/get-evidence-rows';
import { getRubricInstance } from './instances/get-rubric-instance';
import { instanceKind } from './instances/instance-kind';
import { instanceSchema } from './instances/instance-record';
import { instancesIn } from './instances/instances-repository';
import { presentInstancesWith } from './instances/present-instance';
import { saveRubricInstance } from './instances/save-rubric-instance';
import { undeleteRubricInstance } from './instances/undelete-rubric-instance';
import { followRubricInstance } from './live/follow-rubric-instance';
import { moves } from './moves';
import { getNewerRubric } from './moving/get-newer-rubric';
import { moveRubricInstance } from './moving/move-rubric-instance';
import { purge } from './purge';
import { rubricsBin } from './recycle-bin';
import { deleteRubric } from './rubrics/delete-rubric';
import { getRubric } from './rubrics/get-rubric';
import { rubricKind } from './rubrics/rubric-kind';
import { rubricSchema } from './rubrics/rubric-record';
import { rubricsIn } from './rubrics/rubrics-repository';
import { saveRubric } from './rubrics/save-rubric';
import { undeleteRubric } from './rubrics/undelete-rubric';
import { saveSelfScore } from './self-score/save-self-score';
import { copyRubrics } from './tools/copy-rubric';
import { getRubricVersions } from './versions/get-rubric-versions';
import { versionSchema } from './versions/version-record';

/** All that this service stores. */
function storesIn(context: Pick<ServiceContext, 'connection' | 'transaction' | 'newsMs'>) {
  const rubrics = rubricsIn(context);
  return {
    rubrics,
    instances: instancesIn(context.connection, rubrics),
    calibrations: calibrationsIn(context.connection),
    scores: scoresIn(context.connection),
    people: peopleIn(context.connection, context.newsMs),
    tools: toolsIn(context.connection),
  };
}

/** Rubrics, and what coachees were scored by them. */
export const rubricsService: ServiceDefinition<'rubrics'> = {
  name: 'rubrics',
  after: ['identity', 'tools'],
  schemas: {
    Rubric: rubricSchema,
    RubricVersion: versionSchema,
    RubricInstance: instanceSchema,
    Calibration: calibrationSchema,
    CalibrationScore: scoreSchema,
    PersonCopy: personCopySchema,
    ToolCopy: toolCopySchema,
  },
  handlers(context) {
    const stores = storesIn(context);
    const { rubrics, instances } = stores;
    const present = presentInstancesWith(rubrics);
    const rubric = rubricKind(stores);
    const instance = instanceKind(stores, present);
    const all = { ...stores, present };
    const growth = growthIn(instances.model);
    const calibrating = { ...stores, present: presentCalibrationsWith(stores) };
    const calibration = calibrationKind(calibrating);
    const bin = rubricsBin({ rubric, instance, calibration }, stores, context);
    return {
      getRubric: getRubric(stores),
      saveRubric: saveRubric(rubric, stores, context),
      deleteRubric: deleteRubric(rubric, context),
      undeleteRubric: undeleteRubric(rubric, context),
      getRubricVersions: getRubricVersions(stores),
      getRubricInstance: getRubricInstance(instances, present),
      saveRubricInstance: saveRubricInstance(instance, all, context),
      deleteRubricInstance: deleteRubricInstance(instance, context),
      undeleteRubricInstance: undeleteRubricInstance(instance, present, context),
      followRubricInstance: followRubricInstance(instances, present, context),
      getEvidenceRows: getEvidenceRows(stores),
      getNewerRubric: getNewerRubric(stores),
      moveRubricInstance: moveRubricInstance(all, context),
      saveSelfScore: saveSelfScore(all, context),
      getRubricGrowth: getRubricGrowth({ rubrics, growth }),
      getGrowthRubrics: getGrowthRubrics({ rubrics, growth }),
      getCalibrations: getCalibrations(stores),
      getCalibration: getCalibration(calibrating),
      saveCalibration: saveCalibration(calibration, calibrating, context),
      deleteCalibration: deleteCalibration(calibration, context),
      undeleteCalibration: undeleteCalibration(calibration, calibrating, context),
      saveCalibrationScores: saveCalibrationScores(calibrating, context),
      listRubricsBin: bin.list,
      previewRubricsBin: bin.preview,
      restoreRubricsBin: bin.restore,
    };
  },
  reactions(context) {
    const { rubrics, instances, calibrations, people, tools } = storesIn(context);
    return {
      ...storePeople(people, refreshEmbeds(instances.embedding, calibrations.embedding)),
      ...storeTools(tools),
      ...copyRubrics(rubrics),
      ...rememberShownSteps(instances),
    };
  },
  moves,
  republish,
  purge,
};

import { applyLiveUpdate, type LiveUpdate, liveUpdateSchema } from '../live-update';
import { type RubricInstance, rubricInstanceSchema } from './rubric-instance';

/** What is sent to a live view of a rubric instance, in order. */
export const rubricInstanceUpdateSchema = liveUpdateSchema('rubric_instance', rubricInstanceSchema);
export type RubricInstanceUpdate = LiveUpdate<'rubric_instance', RubricInstance>;

/** The instance after an update; null when it does not follow what is there. */
export const applyRubricInstanceUpdate = (
  before: RubricInstance | null,
  update: Exclude<RubricInstanceUpdate, { kind: 'gone' }>,
): RubricInstance | null => applyLiveUpdate('rubric_instance', null, before, update);

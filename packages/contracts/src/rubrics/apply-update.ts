import { applyLiveUpdate } from '../apply-live-update';
import type { RubricInstance } from './rubric-instance';
import type { RubricInstanceUpdate } from './updates';

/** The instance after an update; null when it does not follow what is there. */
export const applyRubricInstanceUpdate = (
  before: RubricInstance | null,
  update: Exclude<RubricInstanceUpdate, { kind: 'gone' }>,
): RubricInstance | null => applyLiveUpdate('rubric_instance', null, before, update);

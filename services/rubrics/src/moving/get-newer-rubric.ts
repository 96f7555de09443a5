import type { Handler } from '@coaching/service-kit';
import type { RubricInstances } from '../instances/instances-repository';
import { presentRubric } from '../rubrics/present-rubric';
import type { Rubrics } from '../rubrics/rubrics-repository';
import { movedInstance } from './moved-instance';
import { newerRubric, requireOwn } from './newer-rubric';

/** What moving would leave over now, besides what was left over before. */
export const getNewerRubric =
  ({ instances, rubrics }: { instances: RubricInstances; rubrics: Rubrics }): Handler<'getNewerRubric'> =>
  async ({ actor, params: { uid } }) => {
    const instance = await requireOwn(instances, actor, uid);
    const rubric = await newerRubric(rubrics, instance);
    if (!rubric) return { rubric: null, left_over: [] };
    const { left_over } = await movedInstance(rubrics, instance, rubric);
    return { rubric: presentRubric(rubric), left_over: left_over.slice(instance.left_over.length) };
  };

import type { InstanceRecord } from '../instances/instance-record';
import { pinned, scoredBy } from '../instances/scored-by';
import type { RubricRecord } from '../rubrics/rubric-record';
import type { Rubrics } from '../rubrics/rubrics-repository';
import { mapThrough } from '../versions/version-map';
import { movedItems } from './moved-items';

/** What moving an instance to its rubric's latest version changes. */
export type MovedInstance = Pick<InstanceRecord, 'version' | 'began' | 'items' | 'left_over' | 'self_score'>;

/** An instance as it would be in its rubric's latest version, with what is left over of it and was before. */
export async function movedInstance(
  rubrics: Rubrics,
  instance: InstanceRecord,
  rubric: RubricRecord,
): Promise<MovedInstance> {
  const scored = (await scoredBy(rubrics, instance)).rubric;
  const map = mapThrough(await rubrics.structures(rubric, instance.version));
  const own = movedItems(instance.items, scored, map);
  const { self_score } = instance;
  const theirs = self_score && movedItems(self_score.items, scored, map);
  return {
    version: rubric.version,
    began: pinned(rubric.uid, rubric),
    items: own.items,
    left_over: [...instance.left_over, ...own.left_over],
    self_score: self_score &&
      theirs && {
        ...self_score,
        count: self_score.count + 1,
        items: theirs.items,
        left_over: [...self_score.left_over, ...theirs.left_over],
      },
  };
}

import { mayReadRubric } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotFound } from '@coaching/service-kit';
import type { RubricInstances } from '../instances/instances-repository';
import { scoredBy } from '../instances/scored-by';
import { presentRubric, presentRubricAsScored } from './present-rubric';
import type { Rubrics } from './rubrics-repository';

/** Whoever reads what was scored by a rubric reads its words there, so this tells them nothing more. */
export const getRubric =
  ({ rubrics, instances }: { rubrics: Rubrics; instances: RubricInstances }): Handler<'getRubric'> =>
  async ({ actor, params: { uid } }) => {
    const rubric = await rubrics.find(uid);
    if (!rubric) throw new NotFound(MESSAGES.notFound);
    if (!rubric.deleted_at && mayReadRubric(actor, rubric)) return { rubric: presentRubric(rubric) };
    const instance = await instances.latestReadBy(actor, uid);
    if (!instance) throw new NotFound(MESSAGES.notFound);
    const scored = await scoredBy(rubrics, instance);
    return { rubric: presentRubricAsScored(rubric, scored.rubric, instance.updated_at), as_scored: true };
  };

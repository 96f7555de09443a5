import type { Handler } from '@coaching/service-kit';
import { presentRubric } from './present-rubric';
import { requireRubric } from './require-rubric';
import type { Rubrics } from './rubrics-repository';

export const getRubric =
  (rubrics: Rubrics): Handler<'getRubric'> =>
  async ({ actor, params: { uid } }) => ({
    rubric: presentRubric(await requireRubric(rubrics, actor, uid)),
  });

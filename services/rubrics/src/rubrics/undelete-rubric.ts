import { type EntityKind, type Handler, restoreEntity, type ServiceContext } from '@coaching/service-kit';
import { presentRubric } from './present-rubric';
import type { RubricRecord } from './rubric-record';

export const undeleteRubric =
  (kind: EntityKind<RubricRecord>, context: ServiceContext): Handler<'undeleteRubric'> =>
  async ({ actor, params: { uid }, now }) => ({
    rubric: presentRubric(await restoreEntity(kind, context, { actor, uid, now })),
  });

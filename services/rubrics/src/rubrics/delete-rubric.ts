import { deleteEntity, type EntityKind, type Handler, type ServiceContext } from '@coaching/service-kit';
import type { RubricRecord } from './rubric-record';

export const deleteRubric =
  (kind: EntityKind<RubricRecord>, context: ServiceContext): Handler<'deleteRubric'> =>
  async ({ actor, params: { uid }, now }) => {
    await deleteEntity(kind, context, { actor, uid, now });
    return { ok: true };
  };

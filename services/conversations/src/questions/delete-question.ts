import { deleteEntity, type EntityKind, type Handler, type ServiceContext } from '@coaching/service-kit';
import type { QuestionRecord } from './question-record';

export const deleteQuestion =
  (kind: EntityKind<QuestionRecord>, context: ServiceContext): Handler<'deleteQuestion'> =>
  async ({ actor, params: { id }, now }) => {
    await deleteEntity(kind, context, { actor, uid: id, now });
    return { ok: true };
  };

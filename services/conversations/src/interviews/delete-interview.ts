import { deleteEntity, type EntityKind, type Handler, type ServiceContext } from '@coaching/service-kit';
import type { InterviewRecord } from './interview-record';

export const deleteInterview =
  (kind: EntityKind<InterviewRecord>, context: ServiceContext): Handler<'deleteInterview'> =>
  async ({ actor, params: { uid }, now }) => {
    await deleteEntity(kind, context, { actor, uid, now });
    return { ok: true };
  };

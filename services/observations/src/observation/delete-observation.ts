import { deleteEntity, type EntityKind, type Handler, type ServiceContext } from '@coaching/service-kit';
import type { ObservationRecord } from './observation-record';

export const deleteObservation =
  (kind: EntityKind<ObservationRecord>, context: ServiceContext): Handler<'deleteObservation'> =>
  async ({ actor, params: { uid }, now }) => {
    await deleteEntity(kind, context, { actor, uid, now });
    return { ok: true };
  };

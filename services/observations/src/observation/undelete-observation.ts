import { type EntityKind, type Handler, restoreEntity, type ServiceContext } from '@coaching/service-kit';
import type { ObservationRecord } from './observation-record';
import { presentObservation } from './present-observation';

export const undeleteObservation =
  (kind: EntityKind<ObservationRecord>, context: ServiceContext): Handler<'undeleteObservation'> =>
  async ({ actor, params: { uid }, now }) => {
    const restored = await restoreEntity(kind, context, { actor, uid, now });
    return { observation: presentObservation(restored, actor) };
  };

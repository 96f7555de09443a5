import { deleteEntity, type EntityKind, type Handler, type ServiceContext } from '@coaching/service-kit';
import type { CalibrationRecord } from './calibration-record';

export const deleteCalibration =
  (kind: EntityKind<CalibrationRecord>, context: ServiceContext): Handler<'deleteCalibration'> =>
  async ({ actor, params: { uid }, now }) => {
    await deleteEntity(kind, context, { actor, uid, now });
    return { ok: true };
  };

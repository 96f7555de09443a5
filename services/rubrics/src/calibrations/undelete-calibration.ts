import { type EntityKind, type Handler, restoreEntity, type ServiceContext } from '@coaching/service-kit';
import type { CalibrationRecord } from './calibration-record';
import type { PresentCalibration } from './present-calibration';

export const undeleteCalibration =
  (
    kind: EntityKind<CalibrationRecord>,
    { present }: { present: PresentCalibration },
    context: ServiceContext,
  ): Handler<'undeleteCalibration'> =>
  async ({ actor, params: { uid }, now }) => ({
    calibration: await present(await restoreEntity(kind, context, { actor, uid, now }), actor),
  });

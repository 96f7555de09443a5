import {
  type AutosavedKind,
  type Handler,
  type ServiceContext,
  saveEntities,
  uidOfNew,
} from '@coaching/service-kit';
import type { CalibrationStores, NamedCalibration } from './calibration-kind';
import type { CalibrationRecord } from './calibration-record';

export const saveCalibration = (
  kind: AutosavedKind<CalibrationRecord, NamedCalibration>,
  { calibrations: store, present }: Pick<CalibrationStores, 'calibrations' | 'present'>,
  context: ServiceContext,
): Handler<'saveCalibration'> => {
  const key = context.keyFor('uids');
  const save = saveEntities(kind, context);
  return async ({ actor, body: { calibration: sent }, now }) => {
    const saved = await save(
      { actor, now },
      {
        uid: () => sent.uid ?? uidOfNew(sent, { actor, now, store, key }),
        draft: (uid) => ({ ...sent, uid }),
      },
    );
    return { calibration: await present(saved, actor) };
  };
};

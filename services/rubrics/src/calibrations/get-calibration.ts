import { type Handler, requireReadable } from '@coaching/service-kit';
import type { CalibrationStores } from './calibration-kind';
import { mayRead } from './calibration-policy';

export const getCalibration =
  ({
    calibrations,
    present,
  }: Pick<CalibrationStores, 'calibrations' | 'present'>): Handler<'getCalibration'> =>
  async ({ actor, params: { uid } }) => {
    const calibration = requireReadable({ mayRead }, actor, await calibrations.find(uid));
    return { calibration: await present(calibration, actor) };
  };

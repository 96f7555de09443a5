import type { Calibration } from '@coaching/contracts';
import { callApi } from '@coaching/mfe-kit';
import type { AutosavedEntity } from '@coaching/mfe-kit/autosave';
import { versionsOf } from '@coaching/mfe-kit/merging';
import { changedDraft, type StoredSetup, setupFields, setupOf } from './setup';

/** How a change of what is set up is saved and comes together with one from another device. */
export const setupSaving: Pick<AutosavedEntity<StoredSetup>, 'save' | 'current' | 'versions'> = {
  save: async (mine, base, signal) => {
    const body = { calibration: changedDraft(mine, base) };
    return setupOf((await callApi('saveCalibration', { body }, { quiet: true, signal })).calibration);
  },
  current: ({ calibration }) => (calibration ? setupOf(calibration as Calibration) : null),
  versions: versionsOf(setupFields),
};

import { callApi } from '@coaching/mfe-kit';
import type { AutosavedEntity } from '@coaching/mfe-kit/autosave';
import { field, fieldsOf, versionsOf } from '@coaching/mfe-kit/merging';
import { scoresPart } from '../../instance/score-merging';
import { type OwnCalibration, ownCalibrationOf, ownScoresDraft } from './own-calibration';

const fields = fieldsOf<OwnCalibration, 'scores' | 'finished'>({
  scores: scoresPart,
  // What one device has finished stays finished.
  finished: field<boolean>({ both: (mine, theirs) => mine || theirs }),
});

/** How an observer's scores load, save themselves and come together with what they scored on another device. */
export const calibrationAutosave: AutosavedEntity<OwnCalibration> = {
  entity: 'rubric-calibration',
  load: async (uid, signal) =>
    ownCalibrationOf(
      (await callApi('getCalibration', { params: { uid } }, { quiet: true, signal })).calibration,
    ),
  save: async (mine, base, signal) => {
    const input = { params: { uid: mine.uid }, body: ownScoresDraft(mine, base) };
    return ownCalibrationOf(
      (await callApi('saveCalibrationScores', input, { quiet: true, signal })).calibration,
    );
  },
  // Scores carry no revision: the last word of each row counts.
  current: () => null,
  versions: versionsOf(fields),
};

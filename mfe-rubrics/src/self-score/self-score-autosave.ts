import { callApi } from '@coaching/mfe-kit';
import type { AutosavedEntity } from '@coaching/mfe-kit/autosave';
import { field, fieldsOf, versionsOf } from '@coaching/mfe-kit/merging';
import { scoresPart } from '../instance/score-merging';
import { type OwnScore, ownScoreDraft, ownScoreOf } from './self-score';

const fields = fieldsOf<OwnScore, 'scores' | 'finished'>({
  scores: scoresPart,
  // What one device has finished stays finished.
  finished: field<boolean>({ both: (mine, theirs) => mine || theirs }),
});

/** How a coachee's own scores load, save themselves and come together with what they scored elsewhere. */
export const selfScoreAutosave: AutosavedEntity<OwnScore> = {
  entity: 'rubric-self-score',
  load: async (uid, signal) =>
    ownScoreOf(
      (await callApi('getRubricInstance', { params: { uid } }, { quiet: true, signal })).rubric_instance,
    ),
  save: async (mine, base, signal) => {
    const input = { params: { uid: mine.uid }, body: ownScoreDraft(mine, base) };
    return ownScoreOf((await callApi('saveSelfScore', input, { quiet: true, signal })).rubric_instance);
  },
  current: () => null,
  versions: versionsOf(fields),
};

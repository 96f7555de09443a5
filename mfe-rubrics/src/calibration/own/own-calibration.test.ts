import { anItem, aPinnedRubric } from '../../instance/testing/builders';
import { aCalibration } from '../testing/builders';
import { ownCalibrationOf, ownScoresDraft } from './own-calibration';

const rubric = aPinnedRubric();
const own = ownCalibrationOf(aCalibration({ rubric }, [anItem('a', { checked: 0 })]));

it('has no scores for who does not observe', () => {
  expect(ownCalibrationOf({ ...aCalibration(), items: null })).toMatchObject({ scores: {}, finished: false });
});

it('sends the rows that differ with the revision they were seen by, and once that it is finished', () => {
  expect(ownScoresDraft(own, own)).toEqual({});
  const more = { ...own, scores: { ...own.scores, c: { choice: 'high', notes: '' } } };
  expect(ownScoresDraft(more, own)).toEqual({
    rubric_revision: 1,
    items: [[], [{ ...anItem('c', { checked: 1 }), column_uid: 'high' }]],
  });
  expect(ownScoresDraft({ ...own, finished: true }, own)).toEqual({ finished: true });
  expect(ownScoresDraft({ ...own, finished: true }, { ...own, finished: true })).toEqual({});
});

import { anInstance, anItem, aPinnedRubric } from '../instance/testing/builders';
import { ownScoreDraft, ownScoreOf } from './self-score';

const rubric = aPinnedRubric();
const { items } = anInstance({ rubric }, [anItem('a', { checked: 0 })]);
const own = ownScoreOf(anInstance({ self_score: { items, finished_at: null } }));

it('is empty before anything was scored', () => {
  expect(ownScoreOf(anInstance())).toMatchObject({ scores: {}, finished: false });
});

it('sends the rows that differ, and that it is finished', () => {
  expect(ownScoreDraft(own, own)).toEqual({});
  const more = { ...own, scores: { ...own.scores, c: { choice: 'high', notes: '' } } };
  expect(ownScoreDraft(more, own)).toEqual({
    rubric_revision: 1,
    items: [[], [{ ...anItem('c', { checked: 1 }), column_uid: 'high' }]],
  });
  expect(ownScoreDraft({ ...own, finished: true }, own)).toEqual({ finished: true });
  expect(ownScoreDraft({ ...own, finished: true }, { ...own, finished: true })).toEqual({});
});

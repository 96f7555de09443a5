import { anInstance } from '../../instance/testing/builders';
import { heldBack } from './held-back';

const { items } = anInstance();
const invited = { ...anInstance(), invites_self_score: true };

it('says why no suggested step is taken while the coachee is asked to score unseen', () => {
  expect(heldBack(invited)).toBe(
    'These can be taken once Daniel Reyes and you have both finished: an action step would tell what you chose.',
  );
});

it.each([
  ['nobody is asked', anInstance()],
  ['both have finished', { ...invited, self_score: { items, finished_at: '2026-03-02T10:00:00.000Z' } }],
])('says nothing where %s', (_, instance) => {
  expect(heldBack(instance)).toBeNull();
});

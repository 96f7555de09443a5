import { anActor } from '@coaching/access/testing';
import { anInteraction } from '../kind/testing/builders';
import { viewerRole } from './viewer-role';

describe('viewerRole', () => {
  it.each([
    ['ada', 'coach'],
    ['daniel', 'coachee'],
    ['grace', 'reader'],
  ])('%s sees it as %s', (uid, role) => {
    const interaction = anInteraction({ user: 'ada', client: 'daniel' });
    expect(viewerRole(anActor({ uid }), interaction, 'observation')).toBe(role);
  });

  it.each([
    ['monthly', '03/31/2026', 'coach'],
    ['obs_monthly', '03/31/2026', 'reader'],
    ['monthly', '01/31/2026', 'reader'],
  ])('a coach on their own with %s until %s sees a rubric of theirs as %s', (product, end_date, role) => {
    const licenses = [{ product, start_date: '01/01/2026', end_date }];
    const coach = anActor({ uid: 'ada', roles: ['Coach'], licenses });
    const interaction = anInteraction({ user: 'ada', client: 'daniel' });
    expect(viewerRole(coach, interaction, 'rubric_instance', new Date('2026-03-15'))).toBe(role);
  });
});

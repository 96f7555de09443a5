import { anActor, aSchool } from '@coaching/access/testing';
import { anInteraction } from '../kind/testing/builders';
import { viewerRole } from './viewer-role';

describe('viewerRole', () => {
  const working = { organization_uid: 'here', schools: [aSchool('here', [])] };

  it.each([
    ['ada', 'coach'],
    ['daniel', 'coachee'],
    ['grace', 'reader'],
  ])('%s sees it as %s', (uid, role) => {
    const interaction = anInteraction({ user: 'ada', client: 'daniel' });
    expect(viewerRole(anActor({ uid, ...working }), interaction, 'observation')).toBe(role);
  });

  it('who was taken out of the organization reads what they held there', () => {
    expect(viewerRole(anActor({ uid: 'ada' }), anInteraction({ user: 'ada' }), 'observation')).toBe('reader');
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

import { anActor } from '@coaching/access/testing';
import { anInteraction } from '../kind/testing/builders';
import { viewerRole } from './viewer-role';

describe('viewerRole', () => {
  it.each([
    ['ada', 'coach'],
    ['daniel', 'coachee'],
    ['grace', 'reader'],
  ])('%s sees it as %s', (uid, role) => {
    expect(viewerRole(anActor({ uid }), anInteraction({ user: 'ada', client: 'daniel' }))).toBe(role);
  });
});

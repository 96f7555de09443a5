import type { Actor } from '@coaching/contracts';
import { anObservation } from './testing/builders';
import { viewerRole } from './viewer-role';

const actor = (uid: string): Actor => ({
  uid,
  username: uid,
  organization_uid: null,
  roles: [],
  schools: [],
  licenses: [],
});

describe('viewerRole', () => {
  it.each([
    ['ada', 'coach'],
    ['daniel', 'coachee'],
    ['grace', 'reader'],
  ])('%s sees it as %s', (uid, role) => {
    expect(viewerRole(actor(uid), anObservation({ user: 'ada', client: 'daniel' }))).toBe(role);
  });
});

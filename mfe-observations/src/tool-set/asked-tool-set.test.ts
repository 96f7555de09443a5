import type { Actor } from '@coaching/contracts';
import { askedToolSet } from './asked-tool-set';

const anActor = (more: Partial<Actor>): Actor => ({
  uid: 'maya',
  username: 'Maya',
  organization_uid: null,
  roles: [],
  schools: [],
  licenses: [],
  ...more,
});
const schools: Actor['schools'] = [{ organization_uid: 'cedar', roles: ['Coach'], programs: [] }];

it.each<[string, Partial<Actor>, string, string]>([
  ['a coach in an organisation', { schools, organization_uid: 'cedar' }, 'Organization', 'cedar'],
  ['a coach without one', { roles: ['Coach'] }, 'User', 'maya'],
  [
    'a coach with a practice, while working in an organisation',
    { roles: ['Coach'], schools, organization_uid: 'cedar' },
    'Organization',
    'cedar',
  ],
  ['staff in an organisation', { roles: ['Superuser'], organization_uid: 'cedar' }, 'Organization', 'cedar'],
  ['staff outside', { roles: ['Superuser'] }, 'Organization', 'none'],
])('%s works with the tools of %3$s %4$s', (_who, more, entity, uid) => {
  expect(askedToolSet(anActor(more))).toEqual({ params: { entity, uid, toolset_uid: 'default' } });
});

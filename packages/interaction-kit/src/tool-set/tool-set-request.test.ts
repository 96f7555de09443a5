import { anActor, anActorIn } from '@coaching/access/testing';
import type { Actor } from '@coaching/contracts';
import { toolSetRequest } from './tool-set-request';

const { schools } = anActorIn('cedar', 'Coach');

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
  expect(toolSetRequest(anActor({ uid: 'maya', ...more }))).toEqual({
    params: { entity, uid, toolset_uid: 'default' },
  });
});

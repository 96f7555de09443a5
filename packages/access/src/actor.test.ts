import type { User } from '@coaching/contracts';
import { actorOf } from './actor';

it('keeps roles and licences and leaves the rest of the person out', () => {
  const license = {
    product: 'yearly',
    start_date: '2026-01-01T00:00:00Z',
    end_date: '2026-12-31T00:00:00Z',
  };
  const user: User = {
    uid: 'maya',
    email: 'maya@school.test',
    first_name: 'Maya',
    last_name: 'Okafor',
    username: 'Maya Okafor',
    initials: 'MO',
    picture: 'https://pictures.test/maya.png',
    roles: ['Coach'],
    schools: [
      {
        organization_uid: 'here',
        organization_name: 'Cedar Grove',
        roles: ['Coach'],
        programs: [{ program_uid: 'program-here', program_name: 'Literacy', roles: ['Program Admin'] }],
      },
    ],
    uams: [{ system: 'email', system_key: 'maya@school.test' }],
    licenses: [license],
  };

  expect(actorOf(user, 'here')).toEqual({
    uid: 'maya',
    username: 'Maya Okafor',
    organization_uid: 'here',
    roles: ['Coach'],
    schools: [
      {
        organization_uid: 'here',
        roles: ['Coach'],
        programs: [{ program_uid: 'program-here', roles: ['Program Admin'] }],
      },
    ],
    licenses: [license],
  });
});

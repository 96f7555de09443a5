import type { User } from '@coaching/contracts';
import { actorOf, actorOfPerson } from './actor';
import { cast } from './testing';

it('keeps roles and licences and leaves the rest of the person out', () => {
  const license = {
    product: 'yearly',
    start_date: '01/01/2026',
    end_date: '12/31/2026',
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

it('takes what somebody may from what identity published of them, and nothing where their roles are not known', () => {
  const { programAdmin } = cast.people;
  const { licenses: _, ...actor } = cast.actors.programAdmin;
  expect(actorOfPerson(programAdmin, cast.organizations.cedar.uid)).toEqual({ ...actor, licenses: [] });
  const [school] = programAdmin.schools;
  const programs = school!.programs.map(({ roles: _, ...program }) => program);
  for (const unknown of [
    { roles: undefined },
    { schools: [{ ...school!, roles: undefined }] },
    { schools: [{ ...school!, programs }] },
  ])
    expect(actorOfPerson({ ...programAdmin, ...unknown }, null)).toBeNull();
});

import { type ConfigEntity, type Role, roles } from '@coaching/contracts';
import { mayEditRubric, mayReadRubric, ownToolOwner } from './rubrics';
import { type Allowed, anActor, type Place, places, testEveryRole } from './testing';

const everyoneAt = (...at: Place[]): Allowed =>
  Object.fromEntries(roles.map((role): [Role, Place[]] => [role, at]));

const superuser: Allowed = { Superuser: ['platform'] };
const staff: Allowed = { ...superuser, Support: ['platform'] };

const owners: Record<ConfigEntity, { config_uid: string; editors: Allowed; readers: Allowed }> = {
  System: { config_uid: 'system', editors: superuser, readers: everyoneAt(...places) },
  Organization: {
    config_uid: 'here',
    editors: { ...superuser, 'Organization Admin': ['organization'] },
    readers: {
      ...everyoneAt('organization', 'program', 'sibling program'),
      Superuser: ['platform', 'organization', 'program', 'sibling program'],
      Support: ['platform', 'organization', 'program', 'sibling program'],
    },
  },
  User: { config_uid: 'somebody', editors: superuser, readers: staff },
};

describe.each(Object.entries(owners))('a rubric of %s', (entity, { config_uid, editors, readers }) => {
  const owner = { config_entity: entity as ConfigEntity, config_uid };
  describe('is changed by', () => testEveryRole((actor) => mayEditRubric(actor, owner), editors));
  describe('is read by', () => testEveryRole((actor) => mayReadRubric(actor, owner), readers));
});

it('a coach’s own is theirs to change and to read', () => {
  const coach = anActor({ uid: 'somebody', roles: ['Coach'] });
  const owner = { config_entity: 'User', config_uid: 'somebody' } as const;
  expect([mayEditRubric(coach, owner), mayReadRubric(coach, owner)]).toEqual([true, true]);
});

describe('a rubric that is made without saying whose it is', () => {
  const admin = (organization_uid: string | null) =>
    anActor({
      organization_uid,
      schools: [{ organization_uid: 'here', roles: ['Organization Admin'], programs: [] }],
    });

  it.each([
    ['a Superuser', anActor({ roles: ['Superuser'], organization_uid: 'here' }), 'System', 'system'],
    ['an Organization Admin who works there', admin('here'), 'Organization', 'here'],
    ['a standalone coach', anActor({ uid: 'sol', roles: ['Coach'] }), 'User', 'sol'],
  ] as const)('of %s is theirs', (_, actor, config_entity, config_uid) => {
    expect(ownToolOwner(actor)).toEqual({ config_entity, config_uid });
  });

  it.each([
    ['an Organization Admin who works elsewhere', admin('elsewhere')],
    ['an Organization Admin who works nowhere', admin(null)],
    ['Support', anActor({ roles: ['Support'], organization_uid: 'here' })],
    [
      'a coach of an organisation',
      anActor({ schools: [{ organization_uid: 'here', roles: ['Coach'], programs: [] }] }),
    ],
    ['a coachee', anActor({ roles: ['Coachee'] })],
  ])('of %s is nobody’s', (_, actor) => {
    expect(ownToolOwner(actor)).toBeNull();
  });
});

import { anActor } from '@coaching/access/testing';
import { ownersFor, ownersWith, SYSTEM } from './tool-set-owner';

const cedar = { uid: 'cedar', name: 'Cedar Grove' };
const names = (owners: readonly { name: string }[]) => owners.map(({ name }) => name);

it.each<[string, Parameters<typeof ownersFor>, string[]]>([
  ['an organisation for who works in it', [anActor({ roles: ['Coach'] }), cedar], ['Cedar Grove']],
  ['oneself for a coach without one', [anActor({ roles: ['Coach'] }), null], ['My own']],
  [
    'the platform besides for a Superuser',
    [anActor({ roles: ['Superuser'] }), cedar],
    ['Cedar Grove', 'System'],
  ],
  [
    'the platform besides for a Content Manager',
    [anActor({ roles: ['Content Manager'] }), cedar],
    ['Cedar Grove', 'System'],
  ],
  ['the platform alone for a Superuser without one', [anActor({ roles: ['Superuser'] }), null], ['System']],
  [
    'oneself and the platform for a Superuser who coaches',
    [anActor({ roles: ['Superuser', 'Coach'] }), null],
    ['My own', 'System'],
  ],
  ['the platform for who has nothing else', [anActor({ roles: ['Organization Admin'] }), null], ['System']],
])('there is %s', (_, args, owners) => {
  expect(names(ownersFor(...args))).toEqual(owners);
});

describe('an address', () => {
  const owners = ownersFor(anActor({ roles: ['Superuser'] }), cedar);

  it('names one of them, or none', () => {
    expect(ownersWith(owners, {}).owner.name).toBe('Cedar Grove');
    expect(ownersWith(owners, SYSTEM)).toEqual({ owner: SYSTEM, owners });
  });

  it('names another, who is then among them', () => {
    const found = ownersWith(owners, { config_entity: 'Organization', config_uid: 'lakeside' });
    expect(found.owner.config_uid).toBe('lakeside');
    expect(names(found.owners)).toEqual(['Cedar Grove', 'System', 'Another organization']);
  });
});

import { type Role, roles } from '@coaching/contracts';
import { selectorPrograms, selectorScopes } from './selector-scopes';
import { actorWith, anActor } from './testing';

const program = (uid: string) => ({ uid, program_name: uid, organization_uid: 'here' });
const here = { uid: 'here', programs: [program('program-here'), program('program-beside')] };
const withoutPrograms = { uid: 'here', programs: [] };

const knowsAll: Role[] = ['Organization Admin', 'Organization Content Admin', 'Billing', 'Coach'];
const staff: Role[] = ['Superuser', 'Support'];
const uids = (programs: { uid: string }[]) => programs.map(({ uid }) => uid);

describe.each(roles)('%s', (role) => {
  const own = actorWith(role, 'program');
  const everyone = staff.includes(role) ? (['all'] as const) : [];

  it('looks among all people only as Superuser or Support', () => {
    expect(selectorScopes(actorWith(role, 'platform'), null)).toEqual(everyone);
    expect(selectorScopes(own, here)).not.toContain('all');
  });

  it('of a program looks there and in its organisation', () => {
    expect(selectorScopes(own, here)).toEqual(['organization', 'program']);
    expect(uids(selectorPrograms(own, here))).toEqual(['program-here']);
  });

  it('of an organisation looks in all of its programs where they know everyone', () => {
    const actor = actorWith(role, 'organization');
    const programs = knowsAll.includes(role) ? uids(here.programs) : [];
    expect(uids(selectorPrograms(actor, here))).toEqual(programs);
    expect(selectorScopes(actor, here)).toEqual(
      programs.length > 0 ? ['organization', 'program'] : ['organization'],
    );
  });

  it('of another place looks nowhere here', () => {
    for (const place of ['other organization', 'other program'] as const)
      expect(selectorScopes(actorWith(role, place), here)).toEqual([]);
  });
});

it.each(staff)('%s looks in any organisation they work in', (role) => {
  const actor = actorWith(role, 'platform');
  expect(selectorScopes(actor, here)).toEqual(['all', 'organization', 'program']);
  expect(selectorScopes(actor, withoutPrograms)).toEqual(['all', 'organization']);
});

it('nobody looks in a place while working in none', () => {
  expect(selectorScopes(actorWith('Coach', 'organization'), null)).toEqual([]);
  expect(selectorScopes(anActor({ roles: ['Coach'] }), null)).toEqual([]);
});

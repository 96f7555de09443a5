import { type Role, roles } from '@coaching/contracts';
import {
  hasAnyRole,
  hasGlobalRole,
  hasOrganizationRole,
  hasProgramRole,
  isInProgram,
  isMemberOf,
  isStaff,
  mayWorkIn,
  organizationsWith,
  programsWith,
} from './roles';
import { type Allowed, actorWith, anActor, places, testEveryRole } from './testing';

const everyRoleAt = (...at: (typeof places)[number][]): Allowed =>
  Object.fromEntries(roles.map((role) => [role, at]));

describe.each(roles)('asked for %s', (wanted: Role) => {
  describe('hasGlobalRole', () => {
    testEveryRole((actor) => hasGlobalRole(actor, wanted), { [wanted]: ['platform'] });
  });
  describe('hasOrganizationRole', () => {
    testEveryRole((actor) => hasOrganizationRole(actor, 'here', wanted), { [wanted]: ['organization'] });
  });
  describe('hasProgramRole', () => {
    testEveryRole((actor) => hasProgramRole(actor, 'program-here', wanted), { [wanted]: ['program'] });
  });
  describe('hasAnyRole', () => {
    testEveryRole((actor) => hasAnyRole(actor, wanted), { [wanted]: places });
  });
});

describe('isMemberOf', () => {
  testEveryRole(
    (actor) => isMemberOf(actor, 'here'),
    everyRoleAt('organization', 'program', 'sibling program'),
  );
  it('is nobody without an organisation', () => expect(isMemberOf(anActor(), null)).toBe(false));
});

describe('isInProgram', () => {
  testEveryRole((actor) => isInProgram(actor, 'program-here'), everyRoleAt('program'));
  it('is nobody without a program', () => expect(isInProgram(anActor(), null)).toBe(false));
});

describe('isStaff', () => {
  testEveryRole(isStaff, { Superuser: ['platform'], Support: ['platform'] });
});

describe('mayWorkIn', () => {
  testEveryRole((actor) => mayWorkIn(actor, 'here'), {
    ...everyRoleAt('organization', 'program', 'sibling program'),
    Superuser: ['platform', 'organization', 'program', 'sibling program'],
    Support: ['platform', 'organization', 'program', 'sibling program'],
  });
});

describe.each(roles)('where %s is held', (role: Role) => {
  it('names the organisation', () => {
    expect(organizationsWith(actorWith(role, 'organization'), role)).toEqual(['here']);
    expect(organizationsWith(actorWith(role, 'program'), role)).toEqual([]);
    expect(organizationsWith(actorWith(role, 'platform'), role)).toEqual([]);
  });
  it('names the program', () => {
    expect(programsWith(actorWith(role, 'program'), role)).toEqual(['program-here']);
    expect(programsWith(actorWith(role, 'organization'), role)).toEqual([]);
    expect(programsWith(actorWith(role, 'platform'), role)).toEqual([]);
  });
});

it('weighs several roles as any of them', () => {
  const billing = actorWith('Billing', 'organization');
  expect(hasOrganizationRole(billing, 'here', 'Coach', 'Billing')).toBe(true);
  expect(hasOrganizationRole(billing, 'here', 'Coach', 'Coachee')).toBe(false);
  expect(hasOrganizationRole(billing, 'here')).toBe(false);
});

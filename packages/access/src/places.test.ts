import { type Role, roles } from '@coaching/contracts';
import {
  assignableRoles,
  grantableRoles,
  mayChangeRoles,
  mayPlace,
  mayRemoveFrom,
  maySetLicenses,
  type Place,
} from './places';
import { type Allowed, actorWith, anActor, testEveryRole } from './testing';

const platform: Place = { kind: 'platform' };
const organization: Place = { kind: 'organization', organization_uid: 'here' };
const program: Place = { kind: 'program', organization_uid: 'here', program_uid: 'program-here' };
const clients: Place = { kind: 'coaches', coach_uid: 'actor' };

const staff: Allowed = { Superuser: ['platform'], Support: ['platform'] };
const orgAdmins: Allowed = { ...staff, 'Organization Admin': ['organization'] };
const programAdmins: Allowed = { ...orgAdmins, 'Program Admin': ['program'] };
const superusers: Allowed = { Superuser: ['platform'] };

/** Who may assign which role where; what is not named is nobody's to assign. */
const table: [Place, Partial<Record<Role, Allowed>>][] = [
  [program, { Coach: programAdmins, Coachee: programAdmins, 'Program Admin': programAdmins }],
  [
    organization,
    {
      Coach: orgAdmins,
      Coachee: orgAdmins,
      'Organization Admin': orgAdmins,
      Billing: { Billing: ['organization'] },
    },
  ],
  [
    platform,
    {
      Coach: staff,
      Coachee: staff,
      Superuser: superusers,
      Support: superusers,
      'Content Manager': superusers,
    },
  ],
  [clients, { Coachee: { ...staff, Coach: ['platform'] } }],
];

describe.each(table)('in $kind', (place, allowed) => {
  describe.each(roles)('%s is assigned by', (role) => {
    testEveryRole((actor) => assignableRoles(actor, place).includes(role), allowed[role] ?? {});
  });
});

/** Who may give which role besides to those who are there. */
const givenOnly: [Place, Partial<Record<Role, Allowed>>][] = [
  [platform, {}],
  [
    organization,
    { 'Organization Content Admin': orgAdmins, Billing: { ...superusers, Billing: ['organization'] } },
  ],
  [program, { 'Program Content Admin': orgAdmins }],
  [clients, {}],
];

describe.each(givenOnly)('to people in $kind', (place, allowed) => {
  const assigned = table.find(([each]) => each === place)![1];
  describe.each(roles)('%s is given by', (role) => {
    testEveryRole(
      (actor) => grantableRoles(actor, place).includes(role),
      allowed[role] ?? assigned[role] ?? {},
    );
  });
});

describe.each<[Place, Allowed]>([
  [platform, {}],
  [organization, orgAdmins],
  [program, programAdmins],
  [clients, { ...staff, Coach: ['platform'] }],
])('out of $kind people are taken by', (place, allowed) => {
  testEveryRole((actor) => mayRemoveFrom(actor, place), allowed);
});

it('another coach’s clients are neither given nor taken', () => {
  const coach = actorWith('Coach', 'platform');
  const others: Place = { kind: 'coaches', coach_uid: 'another' };
  expect([assignableRoles(coach, others), mayRemoveFrom(coach, others)]).toEqual([[], false]);
});

describe('roles change', () => {
  const admin = actorWith('Organization Admin', 'organization');
  it.each<[held: Role[], wanted: Role[], may: boolean]>([
    [['Coach'], ['Coachee'], true],
    [['Coach', 'Billing'], ['Billing'], true],
    [['Coach', 'Billing'], ['Coach'], false],
    [['Coach'], ['Coach', 'Billing'], false],
    [['Organization Admin'], ['Organization Admin', 'Billing'], false],
    [['Coach'], ['Coach', 'Organization Content Admin'], true],
    [['Coach'], ['Coach', 'Program Content Admin'], false],
    [['Coach'], ['Superuser'], false],
  ])('from %j to %j: %s', (held, wanted, may) => {
    expect(mayChangeRoles(admin, organization, held, wanted)).toBe(may);
  });
  it('by nobody who may assign none there', () => {
    expect(mayChangeRoles(actorWith('Coach', 'organization'), organization, ['Coach'], ['Coach'])).toBe(
      false,
    );
  });
});

it.each<[Role, boolean, boolean]>([
  ['Superuser', true, true],
  ['Support', false, false],
])('%s places and licenses those who run the platform: %s', (role, places, licenses) => {
  const [actor, person] = [actorWith(role, 'platform'), anActor({ roles: ['Content Manager'] })];
  expect([mayPlace(actor, person), maySetLicenses(actor, person)]).toEqual([places, licenses]);
});

describe('licences are set by', () => {
  testEveryRole((actor) => maySetLicenses(actor, anActor()), staff);
});

import { type Actor, type Role, roles } from '@coaching/contracts';
import {
  type AccountHolder,
  mayChangeLogins,
  mayDeleteAccount,
  mayManageAccount,
  mayReadAccount,
  mayRestoreAccount,
  maySeeLogins,
  maySendReset,
  mayUpdateAccount,
} from './accounts';
import { type Allowed, actorWith, anActor, places, testEveryRole } from './testing';

const here = (programs: AccountHolder['schools'][number]['programs'], ...held: Role[]) => ({
  organization_uid: 'here',
  roles: held,
  programs,
});
const inProgram = (program_uid: string, ...held: Role[]) => ({ program_uid, roles: held });
const elsewhere = { organization_uid: 'elsewhere', roles: ['Coachee' as const], programs: [] };

const aPerson = (more: Partial<AccountHolder> = {}): AccountHolder => ({
  uid: 'person',
  roles: [],
  coaches: [],
  schools: [],
  ...more,
});

const staff: Allowed = { Superuser: ['platform'], Support: ['platform'] };
const superuser: Allowed = { Superuser: ['platform'] };
const withAdmins: Allowed = { ...staff, 'Organization Admin': ['organization'] };
const withBothAdmins: Allowed = { ...withAdmins, 'Program Admin': ['program'] };

type Row = [who: string, person: AccountHolder, manage: Allowed, update: Allowed, runs: Allowed];

/** Who may what, for each kind of person; places are where the actor's role is, seen from the person's. */
const table: Row[] = [
  [
    'of one program',
    aPerson({ schools: [here([inProgram('program-here', 'Coachee')])] }),
    withBothAdmins,
    withBothAdmins,
    staff,
  ],
  [
    'who coaches in one program',
    aPerson({ schools: [here([inProgram('program-here', 'Coach')])] }),
    withBothAdmins,
    withBothAdmins,
    staff,
  ],
  [
    'who administers one program',
    aPerson({ schools: [here([inProgram('program-here', 'Program Admin')])] }),
    withBothAdmins,
    withBothAdmins,
    staff,
  ],
  ['of the organisation alone', aPerson({ schools: [here([], 'Coachee')] }), withAdmins, withAdmins, staff],
  [
    'who coaches the whole organisation from one program',
    aPerson({ schools: [here([inProgram('program-here', 'Coachee')], 'Coach')] }),
    withBothAdmins,
    withAdmins,
    staff,
  ],
  [
    'who administers the organisation from one program',
    aPerson({ schools: [here([inProgram('program-here', 'Coach')], 'Organization Admin')] }),
    withAdmins,
    withAdmins,
    staff,
  ],
  [
    'who pays for the organisation from one program',
    aPerson({ schools: [here([inProgram('program-here', 'Coach')], 'Billing')] }),
    withBothAdmins,
    withAdmins,
    staff,
  ],
  [
    'of two programs',
    aPerson({
      schools: [here([inProgram('program-here', 'Coachee'), inProgram('program-beside', 'Coachee')])],
    }),
    { ...withAdmins, 'Program Admin': ['program', 'sibling program'] },
    withAdmins,
    staff,
  ],
  [
    'of two organisations',
    aPerson({ schools: [here([inProgram('program-here', 'Coachee')]), elsewhere] }),
    { ...staff, 'Organization Admin': ['organization', 'other organization'], 'Program Admin': ['program'] },
    staff,
    staff,
  ],
  [
    'whom a standalone coach invited, too',
    aPerson({ coaches: ['solo'], schools: [here([inProgram('program-here', 'Coachee')])] }),
    withBothAdmins,
    staff,
    staff,
  ],
  [
    'with a practice of their own, too',
    aPerson({ roles: ['Coach'], schools: [here([inProgram('program-here', 'Coach')])] }),
    withBothAdmins,
    staff,
    staff,
  ],
  ['who belongs nowhere', aPerson(), staff, staff, staff],
  ['on their own account', aPerson({ roles: ['Coach'] }), staff, staff, staff],
  ...(['Superuser', 'Support', 'Content Manager'] as const).map(
    (role): Row => [
      `who is ${role}, also in the organisation`,
      aPerson({ roles: [role], schools: [here([inProgram('program-here', 'Coachee')])] }),
      superuser,
      superuser,
      superuser,
    ],
  ),
];

describe.each(table)('a person %s', (_who, person, manage, update, runs) => {
  describe('is managed by', () => {
    testEveryRole((actor) => mayManageAccount(actor, person), manage);
  });
  describe('has name and picture changed by', () => {
    testEveryRole((actor) => mayUpdateAccount(actor, person), update);
  });
  describe('has a reset sent by', () => {
    testEveryRole((actor) => maySendReset(actor, person), manage);
  });
  describe('has password and emails changed by', () => {
    testEveryRole((actor) => mayChangeLogins(actor, person), runs);
  });
  describe('has emails and licences seen by', () => {
    testEveryRole((actor) => maySeeLogins(actor, person), { ...update, ...staff });
  });
  describe('is deleted by', () => {
    testEveryRole((actor) => mayDeleteAccount(actor, person), runs);
  });
  describe('is restored by', () => {
    testEveryRole((actor) => mayRestoreAccount(actor, person), runs);
  });
  it('may all of it themselves, whatever they are', () => {
    const self: Actor = { ...anActor(), ...person };
    const all = [
      mayReadAccount,
      mayManageAccount,
      mayUpdateAccount,
      mayChangeLogins,
      maySeeLogins,
      maySendReset,
      mayDeleteAccount,
    ];
    for (const may of all) expect(may(self, person)).toBe(true);
  });
  it('is known to whoever may do anything about them', () => {
    for (const role of roles) {
      for (const place of places) {
        const actor = actorWith(role, place);
        const mayAnything =
          mayManageAccount(actor, person) ||
          mayUpdateAccount(actor, person) ||
          mayChangeLogins(actor, person) ||
          maySendReset(actor, person) ||
          mayDeleteAccount(actor, person);
        if (mayAnything) expect(mayReadAccount(actor, person)).toBe(true);
      }
    }
  });
});

describe('a person of one program is read by', () => {
  testEveryRole(
    (actor) => mayReadAccount(actor, aPerson({ schools: [here([inProgram('program-here', 'Coachee')])] })),
    {
      ...staff,
      'Organization Admin': ['organization'],
      'Organization Content Admin': ['organization'],
      Billing: ['organization'],
      Coach: ['organization', 'program'],
      'Program Admin': ['program'],
    },
  );
});

it('is not managed by the coach who invited them', () => {
  const person = aPerson({ coaches: ['actor'] });
  const coach = anActor({ uid: 'actor', roles: ['Coach'] });
  for (const may of [mayManageAccount, mayUpdateAccount, mayChangeLogins, maySendReset, mayDeleteAccount])
    expect(may(coach, person)).toBe(false);
  expect(mayReadAccount(coach, person)).toBe(true);
});

it('has its logins seen by who administers each of two programs, and not changed', () => {
  const person = aPerson({
    schools: [here([inProgram('program-here', 'Coachee'), inProgram('program-beside', 'Coach')], 'Coachee')],
  });
  const admin = anActor({
    uid: 'actor',
    schools: [
      {
        organization_uid: 'here',
        roles: [],
        programs: ['program-here', 'program-beside'].map((program_uid) => ({
          program_uid,
          roles: ['Program Admin'],
        })),
      },
    ],
  });
  expect([maySeeLogins(admin, person), mayChangeLogins(admin, person)]).toEqual([true, false]);
});

it('has its logins seen by who administers each of two organisations, and not changed', () => {
  const person = aPerson({ schools: [here([], 'Coach'), elsewhere] });
  const admin = anActor({
    uid: 'actor',
    schools: ['here', 'elsewhere'].map((organization_uid) => ({
      organization_uid,
      roles: ['Organization Admin'],
      programs: [],
    })),
  });
  expect([maySeeLogins(admin, person), mayChangeLogins(admin, person)]).toEqual([true, false]);
});

describe('an account that was deleted is brought back by who deleted it, who could bring in', () => {
  const admin = anActor({ uid: 'actor', schools: [here([], 'Organization Admin')] });
  const programAdmin = anActor({
    uid: 'actor',
    schools: [here([inProgram('program-here', 'Program Admin')])],
  });
  const coach = anActor({ uid: 'actor', roles: ['Coach'] });
  const deleted = (more: Partial<AccountHolder>) => aPerson({ deleted_by: 'actor', ...more });
  it.each([
    ['a coach of the organization', admin, { schools: [here([], 'Coach')] }, true],
    ['a coach of its program', programAdmin, { schools: [here([inProgram('program-here', 'Coach')])] }, true],
    ['a coachee of theirs', coach, { coaches: ['actor'] }, true],
    ['whom somebody else deleted', admin, { schools: [here([], 'Coach')], deleted_by: 'another' }, false],
    ['who is in another organization besides', admin, { schools: [here([], 'Coach'), elsewhere] }, false],
    ['a coach of the organization, as of a program', programAdmin, { schools: [here([], 'Coach')] }, false],
    ['who runs the platform', admin, { roles: ['Support'], schools: [here([], 'Coach')] }, false],
    ['another coach’s coachee', coach, { coaches: ['another'] }, false],
    ['who is nowhere', admin, {}, false],
  ] satisfies [string, Actor, Partial<AccountHolder>, boolean][])('%s', (_, actor, more, may) => {
    expect(mayRestoreAccount(actor, deleted(more))).toBe(may);
  });
});

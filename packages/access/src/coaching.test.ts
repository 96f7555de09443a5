import type { Role } from '@coaching/contracts';
import {
  type Coachable,
  isCoach,
  isCoachable,
  isStandaloneCoach,
  mayAdministerPerson,
  mayCoach,
  mayCoachInProgram,
  mayCoachInSchool,
  mayKnow,
} from './coaching';
import { mayInviteCoacheesTo } from './invitations';
import { type Allowed, actorWith, anActor, places, testEveryRole } from './testing';

const member: Coachable = {
  uid: 'person',
  coaches: [],
  schools: [{ organization_uid: 'here', programs: [{ program_uid: 'program-here' }] }],
};
const nobodys: Coachable = { uid: 'person', coaches: [], schools: [] };

const coaches: Allowed = {
  Superuser: ['platform'],
  'Organization Admin': ['organization'],
  'Program Admin': ['program'],
  Coach: ['organization', 'program'],
};

describe('mayCoach', () => {
  describe('someone in an organisation and one of its programs', () => {
    testEveryRole((actor) => mayCoach(actor, member), coaches);
  });
  describe('someone without an organisation', () => {
    testEveryRole((actor) => mayCoach(actor, nobodys), { Superuser: ['platform'] });
  });
  it('lets the coach who invited them', () => {
    expect(mayCoach(anActor({ uid: 'actor' }), { ...nobodys, coaches: ['other', 'actor'] })).toBe(true);
  });
  it('refuses a coach another coach invited', () => {
    expect(mayCoach(anActor({ uid: 'actor' }), { ...nobodys, coaches: ['other'] })).toBe(false);
  });
  describe('oneself', () => {
    testEveryRole((actor) => mayCoach(actor, { ...member, uid: 'actor', coaches: ['actor'] }), {});
  });
});

describe('mayCoachInSchool', () => {
  testEveryRole((actor) => mayCoachInSchool(actor, member.schools[0]!), coaches);
});

describe('mayCoachInProgram', () => {
  testEveryRole(
    (actor) => mayCoachInProgram(actor, { organization_uid: 'here', program_uid: 'program-here' }),
    coaches,
  );
});

describe('mayKnow', () => {
  describe('someone in an organisation and one of its programs', () => {
    testEveryRole((actor) => mayKnow(actor, member), {
      ...coaches,
      Support: ['platform'],
      'Organization Content Admin': ['organization'],
      Billing: ['organization'],
    });
  });
  describe('someone without an organisation', () => {
    testEveryRole((actor) => mayKnow(actor, nobodys), { Superuser: ['platform'], Support: ['platform'] });
  });
  it('lets the coach who invited them', () => {
    expect(mayKnow(anActor({ uid: 'actor' }), { ...nobodys, coaches: ['actor'] })).toBe(true);
  });
  it('lets everyone know themselves', () => {
    expect(mayKnow(anActor({ uid: 'actor' }), { ...nobodys, uid: 'actor' })).toBe(true);
  });
});

describe('mayAdministerPerson', () => {
  describe('someone in an organisation and one of its programs', () => {
    testEveryRole((actor) => mayAdministerPerson(actor, member), {
      Superuser: ['platform'],
      Support: ['platform'],
      'Organization Admin': ['organization'],
      'Program Admin': ['program'],
    });
  });
  describe('someone without an organisation', () => {
    testEveryRole((actor) => mayAdministerPerson(actor, nobodys), {
      Superuser: ['platform'],
      Support: ['platform'],
    });
  });
  it('does not come with having invited them', () => {
    expect(mayAdministerPerson(anActor({ uid: 'actor' }), { ...nobodys, coaches: ['actor'] })).toBe(false);
  });
});

describe('isCoach', () => {
  testEveryRole(isCoach, {
    Superuser: places,
    'Organization Admin': places,
    'Program Admin': places,
    Coach: places,
  });
});

describe('isStandaloneCoach', () => {
  testEveryRole(isStandaloneCoach, { Coach: ['platform'] });
  it('is no longer standalone in an organisation', () => {
    const joined = { ...actorWith('Coachee', 'organization'), roles: ['Coach' as const] };
    expect(isStandaloneCoach(joined)).toBe(false);
  });
});

describe('being coached', () => {
  const held = (global: Role[], inOrganization: Role[] = [], inProgram: Role[] = []) => ({
    roles: global,
    schools: [
      {
        organization_uid: 'here',
        roles: inOrganization,
        programs: [{ program_uid: 'program-here', roles: inProgram }],
      },
    ],
  });

  it.each<[string, ReturnType<typeof held>, boolean]>([
    ['somebody without a role', held([]), true],
    ['a coachee of a coach', held(['Coachee']), true],
    ['a coachee in a program', held([], [], ['Coachee']), true],
    ['a coach', held([], ['Coach']), true],
    ['who administers the organisation', held([], ['Organization Admin']), true],
    ['who only pays', held([], ['Billing']), false],
    ['who only pays, on the platform', held(['Billing']), false],
    ['who pays and is coached', held([], ['Billing'], ['Coachee']), true],
    ['a superuser', held(['Superuser']), false],
    ['support that also is coached', held(['Support'], ['Coachee']), false],
    ['a content manager', held(['Content Manager']), false],
  ])('%s: %s', (_who, person, may) => {
    expect(isCoachable(person)).toBe(may);
  });
});

describe('inviting coachees', () => {
  it('is for a coach without an organisation to herself, and for staff', () => {
    const solo = anActor({ roles: ['Coach'] });
    expect(mayInviteCoacheesTo(solo, solo.uid)).toBe(true);
    expect(mayInviteCoacheesTo(solo, 'another')).toBe(false);
  });

  testEveryRole((actor) => mayInviteCoacheesTo(actor, actor.uid), {
    Superuser: ['platform'],
    Support: ['platform'],
    Coach: ['platform'],
  });
});

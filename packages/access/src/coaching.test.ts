import {
  type Coachable,
  isCoach,
  isStandaloneCoach,
  mayAdministerPerson,
  mayCoach,
  mayCoachInProgram,
  mayCoachInSchool,
  mayKnow,
} from './coaching';
import { type Allowed, actorWith, anActor, places, testEveryRole } from './testing/role-table';

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
    expect(mayCoach(anActor(), { ...nobodys, coaches: ['other', 'actor'] })).toBe(true);
  });
  it('refuses a coach another coach invited', () => {
    expect(mayCoach(anActor(), { ...nobodys, coaches: ['other'] })).toBe(false);
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
    expect(mayKnow(anActor(), { ...nobodys, coaches: ['actor'] })).toBe(true);
  });
  it('lets everyone know themselves', () => {
    expect(mayKnow(anActor(), { ...nobodys, uid: 'actor' })).toBe(true);
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
    expect(mayAdministerPerson(anActor(), { ...nobodys, coaches: ['actor'] })).toBe(false);
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

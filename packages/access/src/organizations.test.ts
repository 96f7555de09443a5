import { mayEditOrganization, mayEditProgram, mayManageOrganizations, mayReadProgram } from './organizations';
import { actorWith, testEveryRole } from './testing';

const staff = { Superuser: ['platform'], Support: ['platform'] } as const;
const program = { uid: 'program-here', organization_uid: 'here' };

describe('making organisations', () => {
  testEveryRole(mayManageOrganizations, staff);
});

describe('changing an organisation', () => {
  testEveryRole((actor) => mayEditOrganization(actor, 'here'), {
    ...staff,
    'Organization Admin': ['organization'],
  });
});

describe('changing a program', () => {
  testEveryRole((actor) => mayEditProgram(actor, program), {
    ...staff,
    'Organization Admin': ['organization'],
    'Program Admin': ['program'],
  });
});

it('a program is seen by who is in it, and not from beside it', () => {
  expect(mayReadProgram(actorWith('Coachee', 'program'), program)).toBe(true);
  expect(mayReadProgram(actorWith('Coach', 'sibling program'), program)).toBe(false);
  expect(mayReadProgram(actorWith('Coach', 'organization'), program)).toBe(false);
});

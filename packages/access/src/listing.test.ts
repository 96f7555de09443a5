import { type Role, roles } from '@coaching/contracts';
import { mayListOrganization, mayListProgram } from './listing';
import { type Allowed, anActor, type Place, testEveryRole } from './testing';

const staff: Role[] = ['Superuser', 'Support'];

/** Any role at these places, and staff. */
const anyoneAt = (...places: Place[]): Allowed =>
  Object.fromEntries(
    roles.map((role) => [role, staff.includes(role) ? [...places, 'platform' as const] : places]),
  );

describe('people of an organisation are asked for by', () => {
  testEveryRole(
    (actor) => mayListOrganization(actor, 'here'),
    anyoneAt('organization', 'program', 'sibling program'),
  );
  it('nobody who works alone', () => {
    expect(mayListOrganization(anActor({ roles: ['Coach'] }), 'here')).toBe(false);
  });
});

describe('people of a program are asked for by', () => {
  const inIt = anyoneAt('program');
  testEveryRole((actor) => mayListProgram(actor, { organization_uid: 'here', program_uid: 'program-here' }), {
    ...inIt,
    'Organization Admin': ['program', 'organization'],
    'Organization Content Admin': ['program', 'organization'],
    Billing: ['program', 'organization'],
    Coach: ['program', 'organization'],
  });
});

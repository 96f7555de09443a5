import type { Actor, Role } from '@coaching/contracts';
import { answersForImports, mayReadImport, mayTakeBackImport } from './imports';
import type { Place } from './places';
import { type Allowed, anActor, testEveryRole } from './testing';

const organization: Place = { kind: 'organization', organization_uid: 'here' };
const program: Place = { kind: 'program', organization_uid: 'here', program_uid: 'program-here' };
const platform: Place = { kind: 'platform' };
const staff: Allowed = { Superuser: ['platform'], Support: ['platform'] };
const orgAdmins: Allowed = { ...staff, 'Organization Admin': ['organization'] };

describe.each<[Place, Allowed]>([
  [organization, orgAdmins],
  [program, orgAdmins],
  [platform, staff],
])('the imports of others into %j', (place, allowed) => {
  testEveryRole((actor) => answersForImports(actor, place), allowed);
  const others = { by: 'somebody', role: 'Coach' as Role, place };
  testEveryRole((actor) => mayReadImport(actor, others), allowed);
  testEveryRole((actor) => mayTakeBackImport(actor, others), allowed);
});

it('is one’s own to read for good, and to take back as long as one may bring people in there', () => {
  const was = anActor({ uid: 'ada' });
  const school = { organization_uid: 'here', roles: [] };
  const is: Actor = {
    ...was,
    schools: [{ ...school, programs: [{ program_uid: 'program-here', roles: ['Program Admin'] }] }],
  };
  const own = { by: 'ada', role: 'Coach' as Role, place: program };
  expect([was, is].map((actor) => mayReadImport(actor, own))).toEqual([true, true]);
  expect([was, is].map((actor) => mayTakeBackImport(actor, own))).toEqual([false, true]);
});

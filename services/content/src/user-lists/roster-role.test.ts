import { type RosterRole, rosterRole } from './roster-role';

it.each<[string, RosterRole, RosterRole]>([
  // Of 1.1 and 1.2.
  ['teacher', 'Coachee', 'Coachee'],
  ['aide', 'Coachee', 'Coachee'],
  ['proctor', 'Coachee', 'Coachee'],
  ['student', 'student', 'student'],
  ['guardian', null, null],
  ['parent', null, null],
  ['relative', null, null],
  // Of 1.1.
  ['administrator', 'Program Admin', 'Organization Admin'],
  // Of 1.2.
  ['counselor', 'Coachee', 'Coachee'],
  ['principal', 'Program Admin', 'Organization Admin'],
  ['siteAdministrator', 'Program Admin', 'Organization Admin'],
  ['districtAdministrator', 'Organization Admin', 'Organization Admin'],
  ['systemAdministrator', 'Organization Admin', 'Organization Admin'],
  // Of neither.
  ['', null, null],
  ['king', null, null],
  [' TEACHER ', 'Coachee', 'Coachee'],
])('brings %j in a school in as %p, and in a district as %p', (role, school, district) => {
  expect([rosterRole(role, true), rosterRole(role, false)]).toEqual([school, district]);
});

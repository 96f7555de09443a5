import type { Role } from '@coaching/contracts';

/** What somebody of a roster is brought in as; null for who is not brought in. */
export type RosterRole = Extract<Role, 'Organization Admin' | 'Program Admin' | 'Coachee'> | 'student' | null;

const atSchool = new Set(['administrator', 'principal', 'siteadministrator']);
const atDistrict = new Set(['districtadministrator', 'systemadministrator']);
const coached = new Set(['teacher', 'aide', 'counselor', 'proctor']);

/**
 * What a role of OneRoster (1.1 and 1.2) is here: who teaches is coached, who administers a school administers its program,
 * who administers a district its organisation. Families are not brought in.
 * @param isSchool the role is one in a school, and not in a district or above
 */
export function rosterRole(role: string, isSchool: boolean): RosterRole {
  const name = role.trim().toLowerCase();
  if (name === 'student') return 'student';
  if (coached.has(name)) return 'Coachee';
  if (atDistrict.has(name)) return 'Organization Admin';
  if (atSchool.has(name)) return isSchool ? 'Program Admin' : 'Organization Admin';
  return null;
}

import Papa from 'papaparse';
import type { ListLimits } from './clean-rows';
import { textOf } from './csv-rows';
import { ListRefused } from './list-problem';
import { type RosterRole, rosterRole } from './roster-role';
import { unpackParts } from './unpack-parts';

/** Heads of the columns that a roster is read into. */
export const ROSTER_HEADS = ['Last Name', 'First Name', 'Email', 'Role', 'Program'];

/** People of a roster as rows below their heads, and how many of it are students. */
export interface Roster {
  rows: string[][];
  students: number;
}

type Line = Record<string, string | undefined>;

const files = ['manifest.csv', 'orgs.csv', 'users.csv', 'roles.csv'];
const isRead = (name: string) => files.includes(name.toLowerCase());

/** The lines of a file of the archive by the heads of their columns; what is to be deleted is not there. */
function linesOf(parts: Record<string, Uint8Array>, name: string): Line[] | null {
  const found = Object.entries(parts).find(([each]) => each.toLowerCase() === name);
  if (!found) return null;
  const { data } = Papa.parse<Line>(textOf(found[1]), {
    header: true,
    delimiter: ',',
    skipEmptyLines: 'greedy',
    transformHeader: (head) => head.trim().toLowerCase(),
  });
  return data.filter(({ status }) => status?.trim().toLowerCase() !== 'tobedeleted');
}

interface Org {
  name: string;
  isSchool: boolean;
}

/** What somebody is where, by the uid that the roster knows them by. */
type Held = Map<string, { role: string; org: Org | undefined }[]>;

/** In 1.2 roles are a file of their own; in 1.1 a user has one, in all orgs that are named beside it. */
function heldOf(users: readonly Line[], roles: readonly Line[] | null, orgs: ReadonlyMap<string, Org>): Held {
  const held: Held = new Map();
  const add = (user: string, role: string, org: string) =>
    held.set(user, [...(held.get(user) ?? []), { role, org: orgs.get(org.trim()) }]);
  for (const { usersourcedid = '', role = '', orgsourcedid = '' } of roles ?? [])
    add(usersourcedid, role, orgsourcedid);
  for (const { sourcedid = '', role = '', orgsourcedids = '' } of users)
    if (!held.has(sourcedid)) for (const org of orgsourcedids.split(',')) add(sourcedid, role, org);
  return held;
}

/** The one that gives most comes first: somebody is brought in as one of what they are. */
const strongest: readonly RosterRole[] = ['Organization Admin', 'Program Admin', 'Coachee', 'student'];

/** As what, and in what programs; null for who is not brought in. */
function placeOf(held: Held extends Map<string, infer All> ? All : never) {
  const roles = held.map(({ role, org }) => ({ org, is: rosterRole(role, org?.isSchool ?? false) }));
  const role = strongest.find((each) => roles.some(({ is }) => is === each));
  if (!role) return null;
  const schools = roles.flatMap(({ is, org }) => (is === role && org?.isSchool ? [org.name] : []));
  return { role, program: role === 'Organization Admin' ? '' : [...new Set(schools)].join('; ') };
}

/**
 * The people of a OneRoster 1.1 or 1.2 export: a zip with manifest.csv, orgs.csv, users.csv and, in 1.2, roles.csv.
 * Whom it has disabled or wants deleted is left out; nobody is taken out of anything by that.
 * @param withStudents students are brought in too, to be coached
 * @throws ListRefused when it is none, or larger than may be
 */
export function rosterRows(bytes: Uint8Array, { rows: most }: ListLimits, withStudents: boolean): Roster {
  const parts = unpackParts(bytes, isRead);
  const [manifest, orgLines, users] = ['manifest.csv', 'orgs.csv', 'users.csv'].map((name) =>
    linesOf(parts, name),
  );
  if (!manifest || !orgLines || !users) throw new ListRefused('not-a-roster');
  const orgs = new Map(
    orgLines.map(({ sourcedid = '', name = '', type = '' }): [string, Org] => [
      sourcedid.trim(),
      // A semicolon would separate it from the next one.
      {
        name: name.replaceAll(';', ',').trim(),
        isSchool: ['school', 'department'].includes(type.trim().toLowerCase()),
      },
    ]),
  );
  const held = heldOf(users, linesOf(parts, 'roles.csv'), orgs);
  const rows = [ROSTER_HEADS];
  let students = 0;
  for (const { sourcedid = '', enableduser = '', givenname = '', familyname = '', email = '' } of users) {
    if (enableduser.trim().toLowerCase() === 'false') continue;
    const place = placeOf(held.get(sourcedid) ?? []);
    if (!place) continue;
    if (place.role === 'student') students += 1;
    if (place.role === 'student' && !withStudents) continue;
    rows.push([
      familyname,
      givenname,
      email,
      place.role === 'student' ? 'Coachee' : place.role,
      place.program,
    ]);
    if (rows.length > most) throw new ListRefused('too-large');
  }
  if (rows.length === 1 && students === 0) throw new ListRefused('empty');
  return { rows, students };
}

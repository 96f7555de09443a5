import type { DemoUser } from '../people';
import { type DemoVisit, lessons } from '../visits';
import { type Chance, chanceFrom } from './chance';
import { firstNames, landmarks, lastNames, levels } from './names';

/** How large a district is. */
export interface DistrictSize {
  /** Each is a program of the organisation. */
  schools: number;
  /** All together; three of each school administer and coach it, the others are coached. */
  people: number;
  years: number;
}

/** The sizes that can be asked for by name. */
export const districtSizes = {
  district: { schools: 30, people: 1500, years: 2 },
} as const satisfies Record<string, DistrictSize>;

/** A large organisation, to see how the product feels with one. */
export interface District {
  organization: {
    uid: string;
    name: string;
    short_name: string;
    subdomain: string;
    region: string;
    programs: { uid: string; program_name: string; program_type: string }[];
  };
  users: DemoUser[];
  visits: DemoVisit[];
}

/** Visits that a domain makes at once: what was said and written on all of a large district's would take much memory. */
export const VISITS_AT_ONCE = 200;

const ORGANIZATION = 'district';
const DAY = 86_400_000;
/** Who of a school is not coached: who administers it, and two coaches. */
const COACHES = 2;
const OFFICE = 1 + COACHES;

const isHoliday = (day: Date) => day.getUTCMonth() === 6 || day.getUTCMonth() === 7;

/** The next morning of school on or after a day. */
function schoolMorning(day: Date, chance: Chance): Date {
  const morning = new Date(day);
  while (isHoliday(morning) || morning.getUTCDay() % 6 === 0) morning.setUTCDate(morning.getUTCDate() + 1);
  morning.setUTCHours(8 + chance.below(6), chance.below(4) * 15, 0, 0);
  return morning;
}

/** Visits of one coach to one coachee, five to nine weeks apart. */
function visitsOf(
  pair: Pick<DemoVisit, 'coach' | 'coachee' | 'program'>,
  from: Date,
  until: Date,
  chance: Chance,
) {
  const visits: DemoVisit[] = [];
  let day = new Date(from.getTime() + chance.below(63) * DAY);
  for (;;) {
    const start = schoolMorning(day, chance);
    if (start >= until) return visits;
    const visit = visits.length;
    const { title, duration } = chance.oneOf(lessons);
    visits.push({
      uid: `${pair.coachee}-visit-${visit}`,
      title,
      duration,
      ...pair,
      organization: ORGANIZATION,
      start,
      visit,
    });
    day = new Date(start.getTime() + (35 + chance.below(29)) * DAY);
  }
}

/**
 * A district of this size whose last visits are shortly before `until`; the same for the same size, moment and seed.
 * @throws when there are not people enough for a coachee in each school
 */
export function demoDistrict(size: DistrictSize, until: Date, seed = 1): District {
  const { schools, people, years } = size;
  if (people < schools * (OFFICE + 1)) throw new Error('A district needs four people for each school.');
  const chance = chanceFrom(seed);
  const from = new Date(until);
  from.setUTCFullYear(from.getUTCFullYear() - years);

  const programs = Array.from({ length: schools }, (_, school) => {
    const program_type = levels[Math.floor(school / landmarks.length) % levels.length]!;
    const program_name = `${landmarks[school % landmarks.length]} ${program_type}`;
    return { uid: `${ORGANIZATION}-school-${school}`, program_name, program_type };
  });
  const users: DemoUser[] = [];
  const visits: DemoVisit[] = [];
  for (let number = 0; number < people; number += 1) {
    const school = number % schools;
    const place = Math.floor(number / schools);
    const role = place === 0 ? 'Program Admin' : place < OFFICE ? 'Coach' : 'Coachee';
    const account = `${ORGANIZATION}-${role === 'Program Admin' ? 'admin' : role.toLowerCase()}-${school}-${place}`;
    const program_uid = programs[school]!.uid;
    users.push({
      uid: account,
      email: `${account}@demo.test`,
      first_name: chance.oneOf(firstNames),
      last_name: chance.oneOf(lastNames),
      roles: [],
      schools: [
        {
          organization_uid: ORGANIZATION,
          roles: number === 0 ? ['Organization Admin'] : [],
          programs: [{ program_uid, roles: [role] }],
        },
      ],
      licenses: [],
      coaches: [],
    });
    if (role !== 'Coachee') continue;
    const coach = `${ORGANIZATION}-coach-${school}-${1 + (place % COACHES)}`;
    visits.push(...visitsOf({ coach, coachee: account, program: program_uid }, from, until, chance));
  }
  const organization = {
    uid: ORGANIZATION,
    name: 'Silver Valley Unified School District',
    short_name: 'Silver Valley',
    subdomain: 'silver-valley',
    region: 'West',
    programs,
  };
  return { organization, users, visits };
}

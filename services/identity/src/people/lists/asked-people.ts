import { isStaff } from '@coaching/access';
import type { Actor, Role } from '@coaching/contracts';
import type { QueryFilter } from 'mongoose';
import type { PersonRecord } from '../person-record';
import { EVERYBODY, holding, ofOrganization } from './person-lists';
import {
  type Circle,
  coachableReach,
  knownReach,
  organizationCircle,
  programCircle,
  type Reach,
  reaches,
} from './reach';

/** What is asked for, of which it was seen to that it may be. */
export interface Asking {
  actor: Actor;
  role?: Role | undefined;
  /** Whose coachees; null for anybody. */
  coach: Actor | null;
  organization_uid?: string | undefined;
  program?: { uid: string; organization_uid: string } | undefined;
  /** The same as a filter. */
  filter: QueryFilter<PersonRecord>;
}

/** People who are asked for, as lists. */
export interface AskedPeople {
  /** Lists of which everybody is asked for, besides those who are left out. */
  whole: readonly string[];
  /** Lists and uids of whom some more may be asked for. */
  part: { lists: readonly string[]; uids: readonly string[] };
  /** A list that nobody is outside of who is asked for. */
  within: string | null;
  /** Lists among whom everybody is who is asked for, besides `besides`. */
  listed: readonly string[];
  /** Lists in which their names are searched: nobody else is asked for than who is in one of them, or in `besides`. */
  searched: readonly string[];
  besides: { lists: readonly string[]; uids: readonly string[] };
  /** The coach, who is not among their own coachees, nor who takes no part in coaching; null where nobody is left out. */
  coach_uid: string | null;
  filter: QueryFilter<PersonRecord>;
}

/** The list of those in a circle who hold the role that is asked for; null where no list says that. */
function withRole(circle: Circle, { actor, role, coach, organization_uid, program }: Asking): string | null {
  if (!role) return circle.list;
  // Which organisations count is the caller's there (`holdersOf`), and whom they coach the coach's.
  if (coach) return null;
  if (program) return circle.program_uid === program.uid ? holding(circle.list, role) : null;
  if (circle.program_uid) return null;
  if (organization_uid) return circle.organization_uid ? holding(circle.list, role) : null;
  return circle.organization_uid || (circle.list === EVERYBODY && isStaff(actor))
    ? holding(circle.list, role)
    : null;
}

/** The place that is asked for; null for none. */
function placeOf({ organization_uid, program }: Asking): Circle | null {
  if (program) return programCircle(program.organization_uid, program.uid);
  return organization_uid ? organizationCircle(organization_uid) : null;
}

/** Whether everybody in a circle is in the place that is asked for. */
function isInPlace(circle: Circle, { organization_uid, program }: Asking): boolean {
  if (program && circle.program_uid !== program.uid) return false;
  return !organization_uid || circle.organization_uid === organization_uid;
}

/** In which lists a search looks for their names, and who may be asked for without being in one of those. */
function searchedOf(asking: Asking, { circles, uids }: Reach): Pick<AskedPeople, 'searched' | 'besides'> {
  const place = placeOf(asking);
  const nobody = { lists: [], uids: [] };
  if (place) return { searched: [ofOrganization(place.organization_uid!)], besides: nobody };
  if (circles.some(({ list }) => list === EVERYBODY)) return { searched: [EVERYBODY], besides: nobody };
  const organizations = circles.flatMap(({ organization_uid }) => organization_uid ?? []);
  const others = circles.filter(({ organization_uid }) => !organization_uid).map(({ list }) => list);
  return {
    searched: [...new Set(organizations)].map(ofOrganization),
    besides: { lists: others, uids },
  };
}

/** What is asked for as lists. What these cannot say is left to its filter. */
export function askedPeople(asking: Asking): AskedPeople {
  const { actor, role, coach, filter } = asking;
  const reach = coach ? coachableReach(coach) : knownReach(actor);
  const place = placeOf(asking);
  const isWholePlace = place !== null && reaches(reach, place);
  const circles = isWholePlace ? [place] : reach.circles;
  const knows = coach && coach.uid !== actor.uid ? knownReach(actor) : null;
  const [only] = circles;
  // Who holds the role in an organisation of the caller's in which they know not everybody.
  const elsewhere =
    role && !coach && !place && only?.list !== EVERYBODY
      ? actor.schools
          .map(({ organization_uid }) => organizationCircle(organization_uid))
          .filter((circle) => !reaches(reach, circle))
          .map(({ list }) => holding(list, role))
      : null;
  const lists = circles.map((circle) => {
    const isWhole = isInPlace(circle, asking) && (!knows || reaches(knows, circle));
    return { list: circle.list, whole: isWhole ? withRole(circle, asking) : null };
  });
  const whole = lists.flatMap((list) => list.whole ?? []);
  const within = place && (withRole(place, asking) ?? place.list);
  const part = elsewhere
    ? { lists: elsewhere, uids: [] }
    : {
        lists: lists.filter(({ whole }) => whole === null).map(({ list }) => list),
        uids: isWholePlace ? [] : reach.uids,
      };
  return {
    whole,
    part,
    within,
    listed: within === null ? [...whole, ...part.lists] : [within],
    ...searchedOf(asking, reach),
    coach_uid: coach?.uid ?? null,
    filter,
  };
}

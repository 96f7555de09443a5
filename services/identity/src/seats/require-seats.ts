import { mayAddCoaches, type Seats, takesSeat } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import { NotAllowed } from '@coaching/service-kit';
import type { ClientSession } from 'mongoose';
import type { Organizations } from '../organizations/organizations-repository';
import type { People } from '../people/people-repository';
import type { PersonRecord } from '../people/person-record';

/** Somebody as they were, null for who is new, and as they are to be. */
export interface Placing {
  before: PersonRecord | null;
  after: PersonRecord;
}

interface Parts {
  people: People;
  organizations: Organizations;
}

/** What an organisation pays for where that may keep coaches from being added; most have enough, or no limit. */
export async function limitingSeats(
  { organizations }: Pick<Parts, 'organizations'>,
  { organization_uid }: { organization_uid: string },
  { now, session }: { now: Date; session?: ClientSession },
): Promise<Seats | null> {
  const seats = (await organizations.find(organization_uid, session))?.seats;
  return !seats || mayAddCoaches(seats, Number.POSITIVE_INFINITY, 1, now) ? null : seats;
}

/** Whether an organisation may have the coaches whom these changes add; who coaches there already takes no other seat. */
async function hasSeats(
  { people, organizations }: Parts,
  { organization_uid }: { organization_uid: string },
  changes: readonly Placing[],
  { now, session }: { now: Date; session?: ClientSession },
): Promise<boolean> {
  const isCoach = (person: PersonRecord) => takesSeat(person, organization_uid);
  const added = changes.filter(({ before, after }) => isCoach(after) && !(before && isCoach(before))).length;
  if (added === 0) return true;
  const seats = await limitingSeats({ organizations }, { organization_uid }, { now, session });
  if (!seats) return true;
  const used = await people.model.countDocuments(
    {
      schools: { $elemMatch: { organization_uid, $or: [{ roles: 'Coach' }, { 'programs.roles': 'Coach' }] } },
    },
    { session },
  );
  return mayAddCoaches(seats, used, added, now);
}

/**
 * Sees to it that an organisation has no new coaches when it has too few seats and the time to add some is over. Who
 * coaches there already stays, also with another role or program besides.
 * @throws NotAllowed
 */
export async function requireSeats(
  parts: Parts,
  place: { organization_uid: string },
  changes: readonly Placing[],
  when: { now: Date; session?: ClientSession },
): Promise<void> {
  if (!(await hasSeats(parts, place, changes, when))) throw new NotAllowed(MESSAGES.noSeats);
}

/** What the organisations are called that have no seat for somebody who comes back and would coach there. */
export async function organizationsWithoutSeatFor(
  parts: Parts,
  after: PersonRecord,
  when: { now: Date; session?: ClientSession },
): Promise<string[]> {
  const names: string[] = [];
  for (const school of after.schools)
    if (!(await hasSeats(parts, school, [{ before: null, after }], when)))
      names.push(school.organization_name);
  return names;
}

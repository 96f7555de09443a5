import { isMemberOf, organizationsToObserveIn } from '@coaching/access';
import type { UserEmbed } from '@coaching/contracts';
import { Invalid, type People, type PersonCopy, presentEmbed } from '@coaching/service-kit';
import type { CalibrationRecord } from './calibration-record';
import type { Scores } from './scores-repository';

const NOT_OF_HERE = 'Please choose observers who work in your organization.';
const NOT_A_COACH =
  'Please choose observers who coach or administer in your organization or one of its programs.';
const HAS_SCORED = 'Observers who have begun to score stay.';
const HAS_SEEN =
  'You can read what others scored already, so you can no longer score this yourself without having seen it.';

const refuse = (message: string): never => {
  throw new Invalid(message, [{ path: 'calibration.observers', message }]);
};

/** Whether somebody coaches or administers there, as far as their roles were published. */
function mayObserveIn({ uid, username, roles, schools }: PersonCopy, organization_uid: string): boolean {
  const there = schools.find((school) => school.organization_uid === organization_uid);
  // Copies from before roles were published say nothing of them.
  if (!there?.roles) return true;
  const known = schools.map(({ roles: own = [], programs, ...school }) => ({
    ...school,
    roles: own,
    programs: programs.map((program) => ({ ...program, roles: program.roles ?? [] })),
  }));
  const person = { uid, username, organization_uid, roles: roles ?? [], schools: known, licenses: [] };
  return organizationsToObserveIn(person).includes(organization_uid);
}

/**
 * Observers by their uids, each once: members of the organisation who coach or administer there. As roles change, that is
 * asked of them anew whenever they come.
 * @throws Invalid
 */
export async function observersOf(
  people: People,
  organization_uid: string,
  uids: readonly string[],
): Promise<UserEmbed[]> {
  const known = await people.findAll(uids);
  return [...new Set(uids)].map((uid) => {
    const person = known.get(uid);
    if (!person || person.deleted || !isMemberOf(person, organization_uid)) return refuse(NOT_OF_HERE);
    return mayObserveIn(person, organization_uid) ? presentEmbed(person) : refuse(NOT_A_COACH);
  });
}

/** Whether these are the observers there are, in whatever order. */
export const areSameObservers = (uids: readonly string[], { observers }: CalibrationRecord): boolean =>
  new Set(uids).size === observers.length && observers.every(({ uid }) => uids.includes(uid));

/**
 * Observers as they are changed: those who have begun stay, and who made it joins only before they could read others'
 * scores.
 * @throws Invalid
 */
export async function changedObservers(
  { people, scores }: { people: People; scores: Scores },
  stored: CalibrationRecord,
  uids: readonly string[],
): Promise<UserEmbed[]> {
  if (stored.begun.some((uid) => !uids.includes(uid))) refuse(HAS_SCORED);
  const before = new Map(stored.observers.map((observer) => [observer.uid, observer]));
  const joins = uids.includes(stored.user) && !before.has(stored.user);
  if (joins && (await scores.of(stored.uid)).some(({ finished_at }) => finished_at)) refuse(HAS_SEEN);
  const added = uids.filter((uid) => !before.has(uid));
  const found = await observersOf(people, stored.organization_uid, added);
  const all = new Map([...before.values(), ...found].map((observer) => [observer.uid, observer]));
  return [...new Set(uids)].map((uid) => all.get(uid)!);
}

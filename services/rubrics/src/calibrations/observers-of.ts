import { isMemberOf } from '@coaching/access';
import type { UserEmbed } from '@coaching/contracts';
import { Invalid, type People, presentEmbed } from '@coaching/service-kit';
import type { CalibrationRecord } from './calibration-record';
import type { Scores } from './scores-repository';

const NOT_OF_HERE = 'Please choose observers who work in your organization.';
const HAS_SCORED = 'Observers who have begun to score stay.';
const HAS_SEEN =
  'You can read what others scored already, so you can no longer score this yourself without having seen it.';

const refuse = (message: string): never => {
  throw new Invalid(message, [{ path: 'calibration.observers', message }]);
};

/**
 * Observers by their uids, each once. Of these only members of the organisation are taken; that they coach there is asked
 * anew whenever they come, for roles change and this service has no copy of them.
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
    return person && !person.deleted && isMemberOf(person, organization_uid)
      ? presentEmbed(person)
      : refuse(NOT_OF_HERE);
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

import { setTimeout as pause } from 'node:timers/promises';
import type { People } from './people-repository';
import type { PersonCopy } from './person-copy';

/** People of whom an event is on its way arrive within this; a broker takes its time. */
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 50;

/**
 * The people, by uid, once this service has heard of all of them.
 * @throws when it has not heard of one after 30 seconds
 */
export async function peopleHeardOf(
  { collection }: People,
  uids: readonly string[],
): Promise<Map<string, PersonCopy>> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const people = await collection.find({ uid: { $in: [...uids] } }).toArray();
    const known = new Map(people.map((person) => [person.uid, person]));
    const unknown = uids.filter((uid) => !known.has(uid));
    if (unknown.length === 0) return known;
    if (Date.now() > deadline) throw new Error(`Nothing is known of ${unknown.join(', ')}.`);
    await pause(LOOK_EVERY_MS);
  }
}

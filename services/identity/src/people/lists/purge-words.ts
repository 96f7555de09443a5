import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceDefinition } from '@coaching/service-kit';
import { type People, peopleIn } from '../people-repository';
import { findIndex, type PersonRecord, personSorts } from '../person-record';
import { findsOf } from './person-finds';

/** Milliseconds after which a transaction that saw a word before it went is over. */
export const OVER_MS = 5000;

/** Those of these keys of words that nobody has. */
async function heldByNobody({ model }: People, finds: readonly string[]): Promise<string[]> {
  const lone: string[] = [];
  for (const find of finds) {
    const holder = await model.findOne({ 'keys.finds': find }, { _id: 0, uid: 1 }).hint(findIndex).lean();
    if (!holder) lone.push(find);
  }
  return lone;
}

/** What they were found by while they were there. */
const findsBefore = (person: PersonRecord) =>
  findsOf(
    (Object.keys(personSorts) as (keyof typeof personSorts)[]).map((column) => person.keys[column]),
    { ...person, deleted_at: null },
  );

/**
 * With a person who is deleted for good go the words that nobody else is called by. Somebody who is brought in meanwhile,
 * and is called by one, has it put back.
 */
export const purgeWords = (overMs = OVER_MS): NonNullable<ServiceDefinition['purge']> => ({
  async along({ connection, transaction }, kind, rows) {
    if (kind !== 'Person') return;
    const people = peopleIn(connection);
    const finds = [...new Set((rows as readonly PersonRecord[]).flatMap(findsBefore))];
    const lone = await heldByNobody(people, finds);
    if (lone.length === 0) return;
    await people.words.remove(lone);
    await pause(overMs);
    const still = new Set(await heldByNobody(people, lone));
    const held = lone.filter((find) => !still.has(find));
    if (held.length > 0) await transaction(({ session }) => people.words.add(held, session));
  },
});

import { isDeepStrictEqual } from 'node:util';
import type { DomainEvent, UserEmbed } from '@coaching/contracts';
import { isOutdated } from '../events/is-outdated';
import type { ReactionToAll, Transaction } from '../service';
import type { People } from './people-copies';
import { copyOf, type PersonCopy } from './person-copy';
import { presentEmbed } from './user-embed';

/**
 * Puts people's names and pictures on all that a service stores of them, in the transaction that changes the copies.
 * `isPublishedAgain`: nothing is new; identity publishes again what it published before, for those who missed it.
 */
export type RefreshEmbeds = (
  embeds: readonly UserEmbed[],
  transaction: Transaction,
  update: { isPublishedAgain: boolean },
) => Promise<void>;

/** News of people, in their order. */
export type PersonEvent = DomainEvent<'user.updated' | 'user.deleted'>;

/** A copy of somebody that events have changed. */
export interface ChangedCopy {
  /** Null for somebody who was not known. */
  before: PersonCopy | null;
  after: PersonCopy;
}

const nobody = { username: '', initials: '', picture: null, first_name: '', last_name: '', email: '' };

/** What the events make of the copies, and whose names and pictures that concerns. */
function follow(events: readonly PersonEvent[], known: ReadonlyMap<string, PersonCopy>) {
  const changed = new Map<string, PersonCopy>();
  const renamed = new Map<string, UserEmbed>();
  const again = new Map<string, UserEmbed>();
  for (const event of events) {
    const { entity_uid: uid, revision } = event;
    const stored = changed.get(uid) ?? known.get(uid) ?? null;
    if (isOutdated(event, stored)) continue;
    if (event.type === 'user.deleted') {
      const person = stored ?? { uid, ...nobody, coaches: [], schools: [] };
      changed.set(uid, { ...person, revision, deleted: true });
      continue;
    }
    const { person } = event.data;
    changed.set(uid, { ...copyOf(person), revision, deleted: false });
    const embed = presentEmbed(person);
    const isSame = stored !== null && isDeepStrictEqual(presentEmbed(stored), embed);
    if (!isSame) renamed.set(uid, embed);
    else if (stored.revision === revision && !renamed.has(uid)) again.set(uid, embed);
  }
  for (const uid of renamed.keys()) again.delete(uid);
  return { changed, renamed, again };
}

/**
 * Has a service's copies of people follow what identity publishes, those of many people at once.
 * @returns for each person whom the events have changed, who they were and are
 */
export const followPeople =
  (people: People, refresh: RefreshEmbeds) =>
  async (events: readonly PersonEvent[], transaction: Transaction): Promise<ChangedCopy[]> => {
    const uids = [...new Set(events.map(({ entity_uid }) => entity_uid))];
    const known = await people.findAll(uids, transaction.session);
    const { changed, renamed, again } = follow(events, known);
    await people.putAll([...changed.values()], transaction.session);
    if (renamed.size > 0) await refresh([...renamed.values()], transaction, { isPublishedAgain: false });
    if (again.size > 0) await refresh([...again.values()], transaction, { isPublishedAgain: true });
    return [...changed].map(([uid, after]) => ({ before: known.get(uid) ?? null, after }));
  };

/** Stores a service's copies of people as identity publishes them. */
export function storePeople(
  people: People,
  refresh: RefreshEmbeds,
): { [Type in PersonEvent['type']]: ReactionToAll } {
  const followAll = followPeople(people, refresh);
  const reaction: ReactionToAll = {
    async toAll(events, transaction) {
      await followAll(events as readonly PersonEvent[], transaction);
    },
  };
  return { 'user.updated': reaction, 'user.deleted': reaction };
}

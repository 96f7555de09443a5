import { isDeepStrictEqual } from 'node:util';
import type { DomainEvent, UserEmbed } from '@coaching/contracts';
import { isOutdated } from '../events/is-outdated';
import type { Transaction } from '../service';
import type { People } from './people-copies';
import { presentEmbed } from './user-embed';

/**
 * Puts a person's name and picture on all that a service stores of them, in the transaction that changes the copy.
 * `isPublishedAgain`: nothing is new; identity publishes again what it published before, for those who missed it.
 */
export type RefreshEmbeds = (
  embed: UserEmbed,
  transaction: Transaction,
  update: { isPublishedAgain: boolean },
) => Promise<void>;

type Reaction<Type extends 'user.updated' | 'user.deleted'> = (
  event: DomainEvent<Type>,
  transaction: Transaction,
) => Promise<void>;

/** Stores a service's copies of people as identity publishes them. */
export function storePeople(
  people: People,
  refresh: RefreshEmbeds,
): { [Type in 'user.updated' | 'user.deleted']: Reaction<Type> } {
  return {
    async 'user.updated'({ revision, data: { person } }, transaction) {
      const known = await people.find(person.uid, transaction.session);
      if (isOutdated({ revision }, known)) return;
      await people.put({ ...person, revision, deleted: false }, transaction.session);
      const embed = presentEmbed(person);
      const isSame = known !== null && isDeepStrictEqual(presentEmbed(known), embed);
      const isPublishedAgain = isSame && known.revision === revision;
      if (!isSame || isPublishedAgain) await refresh(embed, transaction, { isPublishedAgain });
    },
    async 'user.deleted'({ entity_uid, revision }, { session }) {
      const known = await people.find(entity_uid, session);
      if (isOutdated({ revision }, known)) return;
      const nobody = { username: '', initials: '', picture: null, first_name: '', last_name: '', email: '' };
      const person = known ?? { uid: entity_uid, ...nobody, coaches: [], schools: [] };
      await people.put({ ...person, revision, deleted: true }, session);
    },
  };
}

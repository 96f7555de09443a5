import { isDeepStrictEqual } from 'node:util';
import type { UserEmbed } from '@coaching/contracts';
import type { EventReactions, Transaction } from '../service';
import type { People } from './people-copies';
import { presentEmbed } from './present-embed';

/**
 * Puts a person's name and picture on all that a service keeps of them, in the transaction that changes the copy.
 * `isToldAnew`: nothing is new; identity says again what it said before, for those who missed it.
 */
export type RefreshEmbeds = (
  embed: UserEmbed,
  transaction: Transaction,
  news: { isToldAnew: boolean },
) => Promise<void>;

/** Keeps a service's copies of people as identity tells them. */
export function keepPeople(people: People, refresh: RefreshEmbeds): EventReactions {
  return {
    async 'user.updated'({ revision, data: { person } }, transaction) {
      const known = await people.find(person.uid, transaction.session);
      if (known && known.revision > revision) return;
      await people.put({ ...person, revision, deleted: false }, transaction.session);
      const embed = presentEmbed(person);
      const isSame = known !== null && isDeepStrictEqual(presentEmbed(known), embed);
      const isToldAnew = isSame && known.revision === revision;
      if (!isSame || isToldAnew) await refresh(embed, transaction, { isToldAnew });
    },
    async 'user.deleted'({ entity_uid, revision }, { session }) {
      const known = await people.find(entity_uid, session);
      if (known && known.revision > revision) return;
      const nobody = { username: '', initials: '', picture: null, first_name: '', last_name: '', email: '' };
      const person = known ?? { uid: entity_uid, ...nobody, coaches: [], schools: [] };
      await people.put({ ...person, revision, deleted: true }, session);
    },
  };
}

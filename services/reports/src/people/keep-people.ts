import { isDeepStrictEqual } from 'node:util';
import type { EventReactions } from '@coaching/service-kit';
import type { Interactions } from '../interactions/interactions-repository';
import type { People } from './people-repository';
import { presentEmbed } from './present-embed';

/** Keeps the copies of people, and the names on interactions, as identity tells them. */
export function keepPeople(people: People, interactions: Interactions): EventReactions {
  return {
    async 'user.updated'({ revision, data: { person } }, { session }) {
      const known = await people.find(person.uid, session);
      if (known && known.revision > revision) return;
      await people.put({ ...person, revision, deleted: false }, session);
      const embed = presentEmbed(person);
      if (known && isDeepStrictEqual(presentEmbed(known), embed)) return;
      await interactions.refreshEmbeds(embed, session);
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

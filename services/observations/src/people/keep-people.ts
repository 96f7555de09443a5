import { isDeepStrictEqual } from 'node:util';
import type { EventReactions } from '@coaching/service-kit';
import type { Observations } from '../observation/observation-repository';
import type { People } from './people-repository';
import { presentEmbed } from './present-embed';

/** Keeps the copies of people, and the names on the observations they are part of, as identity tells them. */
export function keepPeople(people: People, observations: Observations): EventReactions {
  return {
    async 'user.updated'({ revision, data: { person } }, { session, signal }) {
      const known = await people.find(person.uid, session);
      if (known && known.revision > revision) return;
      await people.put({ ...person, revision, deleted: false }, session);
      const embed = presentEmbed(person);
      // A word told anew refreshes all the same: an observation saved while a name changed may have the old one.
      const isNew = known !== null && known.revision < revision;
      if (isNew && isDeepStrictEqual(presentEmbed(known), embed)) return;
      const refreshed = await observations.refreshEmbeds(embed, session);
      for (const uid of refreshed) signal('observation.saved', uid);
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

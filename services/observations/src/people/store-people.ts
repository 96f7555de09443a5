import { type EventReactions, type People, storePeople } from '@coaching/service-kit';
import type { Observations } from '../observation/observation-repository';

/** Stores the copies of people, and the names on the observations they are part of, as identity publishes them. */
export const storePeopleOfObservations = (people: People, observations: Observations): EventReactions =>
  // What is published again refreshes all the same: an observation saved while a name changed may have the old one.
  storePeople(people, async (embed, { session, signal }) => {
    const refreshed = await observations.refreshEmbeds(embed, session);
    for (const uid of refreshed) signal('observation.saved', uid);
  });

import { type EventReactions, keepPeople, type People } from '@coaching/service-kit';
import type { Observations } from '../observation/observation-repository';

/** Keeps the copies of people, and the names on the observations they are part of, as identity tells them. */
export const keepPeopleOfObservations = (people: People, observations: Observations): EventReactions =>
  // A word told anew refreshes all the same: an observation saved while a name changed may have the old one.
  keepPeople(people, async (embed, { session, signal }) => {
    const refreshed = await observations.refreshEmbeds(embed, session);
    for (const uid of refreshed) signal('observation.saved', uid);
  });

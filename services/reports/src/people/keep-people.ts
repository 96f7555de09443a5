import { type EventReactions, keepPeople, type People } from '@coaching/service-kit';
import type { Interactions } from '../interactions/interactions-repository';

/** Keeps the copies of people, and the names on interactions, as identity tells them. */
export const keepPeopleOfInteractions = (people: People, interactions: Interactions): EventReactions =>
  keepPeople(people, async (embed, { session }, { isToldAnew }) => {
    // Rows take their names from the copies, so that none has an old one.
    if (!isToldAnew) await interactions.refreshEmbeds(embed, session);
  });

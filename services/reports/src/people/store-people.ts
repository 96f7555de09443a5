import { type EventReactions, type People, storePeople } from '@coaching/service-kit';
import type { Names } from '../names/names';

/** Keeps the copies of people, and the names on interactions, as identity publishes them. */
export const storePeopleOfInteractions = (people: People, names: Names): EventReactions =>
  storePeople(people, async (embeds, { session }, { isPublishedAgain }) => {
    // Rows take their names from the copies, so that none has an old one.
    if (isPublishedAgain) return;
    const uids = embeds.map(({ uid }) => uid);
    for (const uid of await names.peopleOnRows(uids, session))
      await names.changed({ of: 'person', uid }, session);
  });

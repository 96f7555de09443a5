import { type EventReactions, type People, storePeople } from '@coaching/service-kit';
import type { Calibrations } from '../calibrations/calibrations-repository';
import type { RubricInstances } from '../instances/instances-repository';

/** Keeps the copies of people, and the names on what they are part of, as identity publishes them. */
export const storePeopleOfRubrics = (
  people: People,
  { instances, calibrations }: { instances: RubricInstances; calibrations: Calibrations },
): EventReactions =>
  // What is published again refreshes all the same: an instance saved while a name changed may have the old one.
  storePeople(people, async (embed, { session, signal }) => {
    for (const uid of await instances.refreshEmbeds(embed, session)) signal('rubric_instance.saved', uid);
    await calibrations.refreshEmbeds(embed, session);
  });

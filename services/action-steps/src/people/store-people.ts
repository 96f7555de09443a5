import { type EventReactions, type People, storePeople } from '@coaching/service-kit';
import type { Steps } from '../steps/steps-repository';
import type { Tools } from '../tools/tools-repository';

/** Stores the copies of people, and the names on tools and steps, as identity publishes them. */
export const storePeopleOfSteps = (people: People, tools: Tools, steps: Steps): EventReactions =>
  // What is published again refreshes all the same: a tool received while a name changed may have the old one.
  storePeople(people, async (embed, { session }) => {
    await tools.refreshEmbeds(embed, session);
    await steps.refreshEmbeds(embed, session);
  });

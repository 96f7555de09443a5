import { type EventReactions, keepPeople, type People } from '@coaching/service-kit';
import type { Steps } from '../steps/steps-repository';
import type { Tools } from '../tools/tools-repository';

/** Keeps the copies of people, and the names on tools and steps, as identity tells them. */
export const keepPeopleOfSteps = (people: People, tools: Tools, steps: Steps): EventReactions =>
  // A word told anew refreshes all the same: a tool we heard of while a name changed may have the old one.
  keepPeople(people, async (embed, { session }) => {
    await tools.refreshEmbeds(embed, session);
    await steps.refreshEmbeds(embed, session);
  });

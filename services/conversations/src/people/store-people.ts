import { type EventReactions, type People, storePeople } from '@coaching/service-kit';
import type { Interviews } from '../interviews/interviews-repository';
import type { Questions } from '../questions/questions-repository';

/** Keeps the copies of people, and their names on what they are part of or have made, as identity publishes them. */
export const storePeopleOfConversations = (
  people: People,
  interviews: Interviews,
  questions: Questions,
): EventReactions =>
  // What is published again refreshes all the same: what was saved while a name changed may have the old one.
  storePeople(people, async (embed, { session, signal }) => {
    const refreshed = await interviews.refreshEmbeds(embed, session);
    await questions.refreshEmbeds(embed, session);
    for (const uid of refreshed) signal('interview.saved', uid);
  });

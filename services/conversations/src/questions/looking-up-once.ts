import type { QuestionStores } from './question-kind';

/** A lookup that asks once for each uid. */
function once<Found>(find: (uid: string) => Promise<Found>): (uid: string) => Promise<Found> {
  const asked = new Map<string, Promise<Found>>();
  return (uid) => {
    // A query runs whenever it is awaited; a promise of its answer does not.
    const found = asked.get(uid) ?? Promise.resolve(find(uid));
    asked.set(uid, found);
    return found;
  };
}

/** Stores for one request that makes many questions: what these share is looked up once. */
export const lookingUpOnce = (stores: QuestionStores): QuestionStores => ({
  ...stores,
  tools: { ...stores.tools, find: once((uid) => stores.tools.find(uid)) },
  people: { ...stores.people, find: once((uid) => stores.people.find(uid)) },
  organizations: {
    ...stores.organizations,
    findProgram: once((uid) => stores.organizations.findProgram(uid)),
  },
});

import { journalDatabase, type SlotPath } from './database';
import type { Journal, JournalEntry, JournalKey, JournalScope } from './journal';

const pathOf = ({ user_uid, entity, uid, writer }: JournalKey): SlotPath => [user_uid, entity, uid, writer];

/** Every path that begins with these; an array sorts after every string. */
const below = (...start: string[]) => IDBKeyRange.bound(start, [...start, []]);

/**
 * A journal in IndexedDB. Writes are committed as they are issued: a page that goes away before it has heard that they
 * worked would undo them otherwise.
 * @param name the database, another one in tests
 */
export function createDeviceJournal(name?: string): Journal & { close(): void } {
  const database = journalDatabase(name);

  return {
    keep: (key, value, beside) =>
      database.use(async (open) => {
        const transaction = open.transaction('slots', 'readwrite');
        const { store, done } = transaction;
        const requests = [
          store.put({ value, kept_at: Date.now() }, pathOf(key)),
          beside && store.getKey(pathOf(beside)),
        ] as const;
        transaction.commit();
        const [, other] = await Promise.all([...requests, done]);
        return !beside || other !== undefined;
      }),

    forget: (...keys) =>
      database.use(async (open) => {
        const transaction = open.transaction('slots', 'readwrite');
        const requests = keys.map((key) => transaction.store.delete(pathOf(key)));
        transaction.commit();
        await Promise.all([...requests, transaction.done]);
      }),

    replace: (kept, emptied) =>
      database.use(async (open) => {
        const transaction = open.transaction('slots', 'readwrite');
        const { store, done } = transaction;
        const kept_at = Date.now();
        const changes: Promise<unknown>[] = [done];
        try {
          for (const key of emptied) changes.push(store.delete(pathOf(key)));
          for (const { key, value } of kept) changes.push(store.put({ value, kept_at }, pathOf(key)));
        } catch (error) {
          // A value that cannot be kept is refused before the browser knows of it; the rest would be done.
          transaction.abort();
          await Promise.allSettled(changes);
          throw error;
        }
        transaction.commit();
        await Promise.all(changes);
      }),

    entries: <Value>({ user_uid, entity, uid }: JournalScope) =>
      database.use(async (open) => {
        const range = below(user_uid, entity, uid);
        const { store } = open.transaction('slots');
        const [paths, slots] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
        return paths
          .map(
            (path, index): JournalEntry<Value> => ({
              key: { user_uid, entity, uid, writer: path[3] },
              value: slots[index]!.value as Value,
              kept_at: slots[index]!.kept_at,
            }),
          )
          .sort((one, other) => one.kept_at - other.kept_at);
      }),

    keepSeen: ({ user_uid, entity, uid }, value) =>
      database.use(async (open) => {
        await open.put('seen', { value }, [user_uid, entity, uid]);
      }),

    seen: <Value>({ user_uid, entity, uid }: JournalScope) =>
      database.use(
        async (open) => (await open.get('seen', [user_uid, entity, uid]))?.value as Value | undefined,
      ),

    forgetSeen: (scope) =>
      database.use((open) =>
        scope ? open.delete('seen', [scope.user_uid, scope.entity, scope.uid]) : open.clear('seen'),
      ),

    hasWork: (user_uid) =>
      database.use(async (open) => (await open.getKey('slots', below(user_uid))) !== undefined),

    uids: ({ user_uid, entity }) =>
      database.use(async (open) => {
        const paths = await open.getAllKeys('slots', below(user_uid, entity));
        return [...new Set(paths.map((path) => path[2]))];
      }),

    close: database.close,
  };
}

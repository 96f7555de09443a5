import { journalDatabase, type SlotPath } from './database';
import type { Journal, JournalEntry, JournalKey, JournalScope } from './journal';

const pathOf = ({ user_uid, entity, uid, writer }: JournalKey): SlotPath => [user_uid, entity, uid, writer];

/** Every path that begins with these; an array sorts after every string. */
const below = (...start: string[]) => IDBKeyRange.bound(start, [...start, []]);

/** A journal in IndexedDB. @param name the database, another one in tests */
export function createDeviceJournal(name?: string): Journal & { close(): void } {
  const database = journalDatabase(name);

  return {
    keep: (key, value) =>
      database.use(async (open) => {
        await open.put('slots', { value, kept_at: Date.now() }, pathOf(key));
      }),

    forget: (...keys) =>
      database.use(async (open) => {
        const { store, done } = open.transaction('slots', 'readwrite');
        await Promise.all([...keys.map((key) => store.delete(pathOf(key))), done]);
      }),

    replace: (key, value, adopted) =>
      database.use(async (open) => {
        const { store, done } = open.transaction('slots', 'readwrite');
        const removals = adopted.map((slot) => store.delete(pathOf(slot)));
        await Promise.all([...removals, store.put({ value, kept_at: Date.now() }, pathOf(key)), done]);
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

    uids: ({ user_uid, entity }) =>
      database.use(async (open) => {
        const paths = await open.getAllKeys('slots', below(user_uid, entity));
        return [...new Set(paths.map((path) => path[2]))];
      }),

    close: database.close,
  };
}

import { trackWrite } from '../page';
import { journalDatabase, type SlotPath, type StoredSlot } from './database';
import type { Journal, JournalEntry, JournalKey, JournalScope } from './journal';
import { foundLastWords, sayLastWords, takeBackLastWords } from './last-words';
import { seal, unseal } from './seal';
import { takeUpLastWords } from './take-up-last-words';

const pathOf = ({ user_uid, entity, uid, writer }: JournalKey): SlotPath => [user_uid, entity, uid, writer];

/** Every path that begins with these; an array sorts after every string. */
const below = (...start: string[]) => IDBKeyRange.bound(start, [...start, []]);

/** When the page has nothing better to do, where browsers can tell: a long script takes a while to seal. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(resolve, { timeout: 5000 })
      : resolve(null),
  );

/** Whose key it takes is not here. */
const LOCKED = 'What is stored on this device is locked.';

/**
 * A journal in IndexedDB, sealed with each person's key. Writes are committed as they are issued: a page that goes
 * away before they are confirmed would undo them otherwise.
 * @param keyOf the key of a person; null while they are not signed in
 * @param name the database, another one in tests
 */
export function createDeviceJournal(
  keyOf: (user_uid: string) => Uint8Array | null,
  name?: string,
): Journal & { close(): void } {
  const database = journalDatabase(name);
  const write: typeof database.use = (work) => trackWrite(database.use(work));
  /** How often something that was seen was forgotten. */
  let forgotten = 0;

  function sealed(value: unknown, place: readonly string[]): Uint8Array {
    const key = keyOf(place[0]!);
    if (!key) throw new Error(LOCKED);
    return seal(value, key, place);
  }

  /** What is in a slot; nothing when it takes another key. */
  function opened(
    slot: Partial<StoredSlot & { sealed: Uint8Array; value: unknown }>,
    place: readonly string[],
  ) {
    if (!slot.sealed) return { value: slot.value };
    const key = keyOf(place[0]!);
    try {
      return key && { value: unseal(slot.sealed, key, place) };
    } catch {
      return null;
    }
  }

  /** Reads slots once what pages said as they went is among them. */
  const read: typeof database.use = async (work) => {
    const found = foundLastWords();
    if (found.length > 0) await write((open) => takeUpLastWords(open, found)).catch(() => undefined);
    return database.use(work);
  };

  const entriesIn = (range: IDBKeyRange) =>
    read(async (open) => {
      const { store } = open.transaction('slots');
      const [paths, slots] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
      return paths.flatMap((path, index): JournalEntry<unknown>[] => {
        const [user_uid, entity, uid, writer] = path;
        const slot = slots[index]!;
        const content = opened(slot, path);
        return content ? [{ key: { user_uid, entity, uid, writer }, ...content, kept_at: slot.kept_at }] : [];
      });
    });

  return {
    store: (key, value, beside) =>
      write(async (open) => {
        const slot = { sealed: sealed(value, pathOf(key)), kept_at: Date.now() };
        const transaction = open.transaction('slots', 'readwrite');
        const { store, done } = transaction;
        const requests = [store.put(slot, pathOf(key)), beside && store.getKey(pathOf(beside))] as const;
        transaction.commit();
        const [, other] = await Promise.all([...requests, done]);
        return !beside || other !== undefined;
      }),

    forget: (...keys) =>
      write(async (open) => {
        const transaction = open.transaction('slots', 'readwrite');
        const requests = keys.map((key) => transaction.store.delete(pathOf(key)));
        transaction.commit();
        await Promise.all([...requests, transaction.done]);
      }),

    replace: (stored, emptied) =>
      write(async (open) => {
        const kept_at = Date.now();
        // Before the browser knows of any of it: one that cannot be stored stops the others, too.
        const slots = stored.map(({ key, value }) => ({
          path: pathOf(key),
          slot: { sealed: sealed(value, pathOf(key)), kept_at },
        }));
        const transaction = open.transaction('slots', 'readwrite');
        const { store, done } = transaction;
        const changes: Promise<unknown>[] = [done];
        for (const key of emptied) changes.push(store.delete(pathOf(key)));
        for (const { path, slot } of slots) changes.push(store.put(slot, path));
        transaction.commit();
        await Promise.all(changes);
      }),

    sayLastWords(name, stored, isGone) {
      const slots = stored.map(({ key, value }) => {
        const path = pathOf(key);
        return { path, sealed: sealed(value, path) };
      });
      sayLastWords(pathOf(name), { slots, kept_at: Date.now(), isGone });
    },

    takeBackLastWords: (name) => takeBackLastWords(pathOf(name)),

    entries: async <Value>({ user_uid, entity, uid }: JournalScope) => {
      const entries = await entriesIn(below(user_uid, entity, uid));
      return entries.sort((one, other) => one.kept_at - other.kept_at) as JournalEntry<Value>[];
    },

    work: (user_uid) => entriesIn(below(user_uid)),

    async lock(user_uid) {
      const plain = await database.use(async (open) => {
        const range = below(user_uid);
        const { store } = open.transaction('slots');
        const [paths, slots] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
        return paths.flatMap((path, index) => {
          const slot = slots[index]!;
          return 'sealed' in slot ? [] : [{ path, value: slot.value }];
        });
      });
      await this.replace(
        plain.map(({ path: [_, entity, uid, writer], value }) => ({
          key: { user_uid, entity, uid, writer },
          value,
        })),
        [],
      );
      await this.forgetSeen();
    },

    async storeSeen({ user_uid, entity, uid }, value, atOnce = false) {
      const before = forgotten;
      if (!atOnce) await idle();
      await database.use(async (open) => {
        // Taken back meanwhile.
        if (forgotten !== before) return;
        const place: [string, string, string] = [user_uid, entity, uid];
        const stored = { sealed: sealed(value, place) };
        const transaction = open.transaction('seen', 'readwrite');
        const request = transaction.store.put(stored, place);
        transaction.commit();
        await Promise.all([request, transaction.done]);
      });
    },

    seen: <Value>({ user_uid, entity, uid }: JournalScope) =>
      database.use(async (open) => {
        const place: [string, string, string] = [user_uid, entity, uid];
        const stored = await open.get('seen', place);
        return stored && (opened(stored, place)?.value as Value | undefined);
      }),

    forgetSeen(scope) {
      forgotten += 1;
      return database.use((open) =>
        scope ? open.delete('seen', [scope.user_uid, scope.entity, scope.uid]) : open.clear('seen'),
      );
    },

    forgetSeenBy(user_uid, except) {
      forgotten += 1;
      return database.use(async (open) => {
        const { store, done } = open.transaction('seen', 'readwrite');
        const places = await store.getAllKeys(below(user_uid));
        for (const place of places) if (place[1] !== except) void store.delete(place);
        await done;
      });
    },

    hasWork: (user_uid) => read(async (open) => (await open.getKey('slots', below(user_uid))) !== undefined),

    uids: ({ user_uid, entity }) =>
      read(async (open) => {
        const paths = await open.getAllKeys('slots', below(user_uid, entity));
        return [...new Set(paths.map((path) => path[2]))];
      }),

    close: database.close,
  };
}

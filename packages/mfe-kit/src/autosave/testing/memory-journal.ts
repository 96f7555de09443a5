import type { Journal, JournalEntry, JournalKey } from '../../journal';

const pathOf = ({ user_uid, entity, uid, writer }: JournalKey) => [user_uid, entity, uid, writer].join('/');

/** A journal that forgets everything with the test. */
export function aMemoryJournal(): Journal & { fail(): void } {
  const slots = new Map<string, JournalEntry<unknown>>();
  const seen = new Map<string, unknown>();
  const said = new Map<string, readonly { key: JournalKey; value: unknown }[]>();
  let works = true;
  let order = 0;
  const put = (key: JournalKey, value: unknown) => {
    if (!works) throw new Error('Disk full');
    slots.set(pathOf(key), { key, value, kept_at: ++order });
  };
  const takeUp = () => {
    for (const { key, value } of [...said.values()].flat())
      slots.set(pathOf(key), { key, value, kept_at: ++order });
    said.clear();
  };
  return {
    fail() {
      works = false;
    },
    sayLastWords: (name, stored) => void said.set(pathOf(name), stored),
    takeBackLastWords: (name) => void said.delete(pathOf(name)),
    store: async (key, value, beside) => {
      put(key, value);
      return !beside || slots.has(pathOf(beside));
    },
    forget: async (...keys) => {
      for (const key of keys) slots.delete(pathOf(key));
    },
    replace: async (stored, emptied) => {
      for (const key of emptied) slots.delete(pathOf(key));
      for (const { key, value } of stored) put(key, value);
    },
    entries: async <Value>({ user_uid, entity, uid }: { user_uid: string; entity: string; uid: string }) => {
      takeUp();
      return [...slots.values()].filter(
        ({ key }) => key.user_uid === user_uid && key.entity === entity && key.uid === uid,
      ) as JournalEntry<Value>[];
    },
    storeSeen: async ({ user_uid, entity, uid }, value) => {
      seen.set([user_uid, entity, uid].join('/'), value);
    },
    seen: async <Value>({ user_uid, entity, uid }: { user_uid: string; entity: string; uid: string }) =>
      seen.get([user_uid, entity, uid].join('/')) as Value | undefined,
    forgetSeen: async (scope) => {
      if (scope) seen.delete([scope.user_uid, scope.entity, scope.uid].join('/'));
      else seen.clear();
    },
    forgetSeenBy: async (user_uid, except) => {
      for (const place of seen.keys()) {
        const [whose, entity] = place.split('/');
        if (whose === user_uid && entity !== except) seen.delete(place);
      }
    },
    work: async (user_uid) => [...slots.values()].filter(({ key }) => key.user_uid === user_uid),
    lock: async () => seen.clear(),
    hasWork: async (user_uid) => [...slots.values()].some(({ key }) => key.user_uid === user_uid),
    uids: async ({ user_uid, entity }) => [
      ...new Set(
        [...slots.values()]
          .filter(({ key }) => key.user_uid === user_uid && key.entity === entity)
          .map(({ key }) => key.uid),
      ),
    ],
  };
}

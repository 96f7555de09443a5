import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** [user_uid, entity, uid, writer] */
export type SlotPath = [string, string, string, string];

interface JournalSchema extends DBSchema {
  slots: { key: SlotPath; value: { value: unknown; kept_at: number } };
  /** Entities as the server has them, by [user_uid, entity, uid]. */
  seen: { key: [string, string, string]; value: { value: unknown } };
}

export type JournalDatabase = IDBPDatabase<JournalSchema>;

const NAME = 'coaching-journal';
const VERSION = 2;

/**
 * A way to the journal's database that opens it once, and again after the browser closed it. `use` calls back at
 * once when it is open, so that a change made as the page goes away is still issued.
 */
export function journalDatabase(name = NAME) {
  let open: JournalDatabase | null = null;
  let opening: Promise<JournalDatabase> | null = null;

  function forget() {
    open = null;
    opening = null;
  }

  function connect(): Promise<JournalDatabase> {
    opening ??= openDB<JournalSchema>(name, VERSION, {
      upgrade: (database, before) => {
        if (before < 1) database.createObjectStore('slots');
        if (before < 2) database.createObjectStore('seen');
      },
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    }).then(
      (database) => {
        open = database;
        return database;
      },
      (error) => {
        forget();
        throw error;
      },
    );
    return opening;
  }

  return {
    async use<Result>(work: (database: JournalDatabase) => Promise<Result>): Promise<Result> {
      return open ? work(open) : work(await connect());
    },
    close() {
      open?.close();
      forget();
    },
  };
}

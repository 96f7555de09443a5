import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** [user_uid, entity, uid, writer] */
export type SlotPath = [string, string, string, string];

/** A slot as it is stored; what was written before slots were sealed stands there plainly, until it is sent. */
export type StoredSlot = { sealed: Uint8Array; kept_at: number } | { value: unknown; kept_at: number };

interface JournalSchema extends DBSchema {
  slots: { key: SlotPath; value: StoredSlot };
  /** Entities as the server has them, by [user_uid, entity, uid]. */
  seen: { key: [string, string, string]; value: { sealed: Uint8Array } };
}

export type JournalDatabase = IDBPDatabase<JournalSchema>;

const NAME = 'coaching-journal';
const VERSION = 3;

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
      upgrade: (database, before, _now, transaction) => {
        if (before < 1) database.createObjectStore('slots');
        if (before < 2) database.createObjectStore('seen');
        // What was stored of the server's versions stood there plainly; it is seen anew.
        else if (before < 3) void transaction.objectStore('seen').clear();
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

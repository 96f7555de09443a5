/** Whose work it is and on what. */
export interface JournalScope {
  user_uid: string;
  /** Kind of entity, such as 'observation'. */
  entity: string;
  /** The entity's uid. */
  uid: string;
}

/** One writer's slot of a scope: each page writes its own, so that two tabs never overwrite each other. */
export interface JournalKey extends JournalScope {
  writer: string;
}

/** What a writer last stored. */
export interface JournalEntry<Value> {
  key: JournalKey;
  value: Value;
  /** When it was stored, milliseconds since 1970. */
  kept_at: number;
}

/**
 * What a person has written and the server has not yet confirmed, on this device, sealed with their key. Promises resolve once the
 * browser has taken the change, and reject when it cannot store anything (no IndexedDB, disk full, no key).
 */
export interface Journal {
  /**
   * Stores a value in place of what the slot held; issued at once when the journal is open.
   * @param beside a slot that this one is of no use without
   * @returns whether that one is there
   */
  store(key: JournalKey, value: unknown, beside?: JournalKey): Promise<boolean>;
  /** Empties slots. */
  forget(...keys: JournalKey[]): Promise<void>;
  /** Stores some slots and empties others, all or nothing. */
  replace(
    stored: readonly { key: JournalKey; value: unknown }[],
    emptied: readonly JournalKey[],
  ): Promise<void>;
  /**
   * Hands slots over to whatever page comes next, at once, as this one goes away; `name` is the last of them.
   * @param isGone false for a page that is hidden, and may live on
   */
  sayLastWords(
    name: JournalKey,
    stored: readonly { key: JournalKey; value: unknown }[],
    isGone: boolean,
  ): void;
  /** What was said under this name is stored where it belongs, or is no more. */
  takeBackLastWords(name: JournalKey): void;
  /** All slots of a scope, oldest first. */
  entries<Value>(scope: JournalScope): Promise<JournalEntry<Value>[]>;
  /**
   * Stores an entity as the server has it, to be read while the server is away, when the page has nothing better to do.
   * @param atOnce for what is written nowhere else, before a page that goes away has gone
   */
  storeSeen(scope: JournalScope, value: unknown, atOnce?: boolean): Promise<void>;
  /** What was stored of it; undefined for nothing. */
  seen<Value>(scope: JournalScope): Promise<Value | undefined>;
  /** Forgets what was only seen, of one entity or of all; what is unsent stays. */
  forgetSeen(scope?: JournalScope): Promise<void>;
  /** Forgets all that a person has only seen here, but what is of one kind. */
  forgetSeenBy(user_uid: string, except: string): Promise<void>;
  /** Everything this person has here that may be unsent, and that they can read. */
  work(user_uid: string): Promise<JournalEntry<unknown>[]>;
  /** Leaves nothing of this person readable without their key; what is unsent waits for them. */
  lock(user_uid: string): Promise<void>;
  /** Whether this person has anything here that may be unsent. */
  hasWork(user_uid: string): Promise<boolean>;
  /** Uids of the entities of one kind for which this person has something here. */
  uids(scope: Pick<JournalScope, 'user_uid' | 'entity'>): Promise<string[]>;
}

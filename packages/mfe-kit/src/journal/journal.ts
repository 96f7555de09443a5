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

/** What a writer last kept. */
export interface JournalEntry<Value> {
  key: JournalKey;
  value: Value;
  /** When it was kept, milliseconds since 1970. */
  kept_at: number;
}

/**
 * What a person has written and the server has not yet confirmed, on this device. Promises resolve once the
 * browser has taken the change, and reject when it cannot keep anything (no IndexedDB, disk full).
 */
export interface Journal {
  /**
   * Keeps a value in place of what the slot held; issued at once when the journal is open.
   * @param beside a slot that this one is of no use without
   * @returns whether that one is there
   */
  keep(key: JournalKey, value: unknown, beside?: JournalKey): Promise<boolean>;
  /** Empties slots. */
  forget(...keys: JournalKey[]): Promise<void>;
  /** Keeps some slots and empties others, all or nothing. */
  replace(
    kept: readonly { key: JournalKey; value: unknown }[],
    emptied: readonly JournalKey[],
  ): Promise<void>;
  /** All slots of a scope, oldest first. */
  entries<Value>(scope: JournalScope): Promise<JournalEntry<Value>[]>;
  /** Keeps an entity as the server has it, to be read while the server is away. */
  keepSeen(scope: JournalScope, value: unknown): Promise<void>;
  /** What was kept of it; undefined for nothing. */
  seen<Value>(scope: JournalScope): Promise<Value | undefined>;
  /** Forgets what was only seen, of one entity or of all; what is unsent stays. */
  forgetSeen(scope?: JournalScope): Promise<void>;
  /** Whether this person has anything here that may be unsent. */
  hasWork(user_uid: string): Promise<boolean>;
  /** Uids of the entities of one kind for which this person has something here. */
  uids(scope: Pick<JournalScope, 'user_uid' | 'entity'>): Promise<string[]>;
}

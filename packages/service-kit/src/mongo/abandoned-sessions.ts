import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClientSession, Db, ServerSessionId } from 'mongodb';
import type { Logger } from 'pino';

/** Processes that work on the database of a service, one document each, with the sessions that are theirs. */
export const PROCESSES = 'processes';

/** How often a process shows that it lives, and looks whether the others do. */
const BEAT_MS = 1000;
/** Beats that a process may miss, as long as a transaction may last. */
const MAY_MISS = 3;
/** Sessions are used in turn, and the ones used least are left to run out. */
const MOST_SESSIONS = 1000;

export interface ProcessRow {
  _id: string;
  /** For the log: where it runs. */
  name: string;
  beat: number;
  sessions: ServerSessionId['id'][];
}

/** The sessions in which this process has transactions. */
export interface OwnSessions {
  /** Writes down, once, that a session is this process's, before it is used. */
  claim(session: ClientSession): Promise<void>;
  stop(): Promise<void>;
}

/** Where nobody else uses the database, a process that ended has left nothing. */
export const unwatchedSessions: OwnSessions = { claim: async () => {}, stop: async () => {} };

/**
 * Ends what processes of this service that were killed have left open: their transactions would hold up whoever
 * touches the same documents until the database gives up on them. A process is known to be dead by its beat, which
 * has not changed while this one looked several times; so no clocks are compared, and one that lives is let alone. It
 * needs no more rights than a database user has over sessions of its own.
 */
export function endAbandonedSessions(db: Db, log: Logger): OwnSessions {
  const processes = db.collection<ProcessRow>(PROCESSES);
  const _id = randomUUID();
  const name = `${hostname()} ${process.pid}`;
  const claimed = new Map<string, ServerSessionId['id']>();
  const others = new Map<string, { beat: number; missed: number }>();
  const stopped = new AbortController();

  async function beat(): Promise<void> {
    const sessions = [...claimed.values()].slice(-MOST_SESSIONS);
    // Made anew where another has taken this process for dead.
    await processes.updateOne(
      { _id },
      { $inc: { beat: 1 }, $setOnInsert: { name, sessions } },
      { upsert: true },
    );
  }

  async function end({ _id: dead, name: was, beat: last, sessions }: ProcessRow): Promise<void> {
    if (sessions.length > 0) await db.admin().command({ killSessions: sessions.map((id) => ({ id })) });
    await processes.deleteOne({ _id: dead, beat: last });
    log.info({ process: was, sessions: sessions.length }, 'ended the sessions of a process that is gone');
  }

  async function look(): Promise<void> {
    const rows = await processes.find({ _id: { $ne: _id } }).toArray();
    for (const row of rows) {
      const before = others.get(row._id);
      const missed = before?.beat === row.beat ? before.missed + 1 : 0;
      others.set(row._id, { beat: row.beat, missed });
      if (missed >= MAY_MISS) await end(row);
    }
    const ids = new Set(rows.map((row) => row._id));
    for (const id of others.keys()) if (!ids.has(id)) others.delete(id);
  }

  async function watch(): Promise<void> {
    while (!stopped.signal.aborted) {
      // With the database away there is nobody to end anything at.
      await Promise.all([beat(), look()]).catch((error) => log.debug({ err: error }, 'no look at processes'));
      await pause(BEAT_MS, null, { ref: false, signal: stopped.signal }).catch(() => {});
    }
  }
  const watching = watch();

  return {
    async claim({ id }) {
      if (!id) return;
      const key = id.id.toString('hex');
      if (claimed.has(key)) return;
      claimed.set(key, id.id);
      const written = await processes.updateOne(
        { _id },
        { $push: { sessions: { $each: [id.id], $slice: -MOST_SESSIONS } } },
      );
      if (written.matchedCount === 0) await beat();
    },
    async stop() {
      stopped.abort();
      await watching;
      await processes.deleteOne({ _id }).catch(() => {});
    },
  };
}

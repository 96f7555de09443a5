import type { Logger } from 'pino';
import { backoff } from './backoff';
import { BusAway, type EventBus } from './bus';
import type { Lease } from './lease';
import type { OutboxRow, WaitingEvents } from './outbox';
import { pause } from './pause';

/** Finds what no nudge told of: rows another replica wrote, or left when it died. */
const POLL_MS = 1000;
const LOOK_WHILE_FLUSHING_MS = 20;
const BATCH = 200;
/** Entities told of at the same time. */
const LANES = 8;

export interface Relay {
  /** Something was written; look now. */
  nudge(): void;
  /** Resolves when all that was written until now is told, or after `timeoutMs`. */
  flush(timeoutMs: number): Promise<void>;
  /** Tells what can be told now, for at most `timeoutMs`, and ends. */
  stop(timeoutMs: number): Promise<void>;
}

export interface RelayParts {
  outbox: WaitingEvents;
  bus: EventBus;
  lease: Lease;
  log: Logger;
}

function byEntity(rows: readonly OutboxRow[]): Map<string, OutboxRow[]> {
  const entities = new Map<string, OutboxRow[]>();
  for (const row of rows) {
    const before = entities.get(row.entity_uid);
    if (before) before.push(row);
    else entities.set(row.entity_uid, [row]);
  }
  return entities;
}

/**
 * Publishes the outbox: the rows of one entity one after the other, entities beside one another, so that one
 * that fails or hangs holds up nobody else. A row leaves the outbox after it was published; a crash between
 * the two publishes it again under the same id.
 */
export function startRelay({ outbox, bus, lease, log }: RelayParts): Relay {
  /** Entities that have rows in the queue or in a lane. */
  const taken = new Set<string>();
  /** Entities whose last event failed, and until when they are left alone. */
  const resting = new Map<string, { failures: number; until: number }>();
  const queue: [entity: string, rows: OutboxRow[]][] = [];
  const lanes = new Set<Promise<void>>();
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let moreWaits = false;
  let awayUntil = 0;
  let stopped = false;

  function rest(entity: string, row: OutboxRow, error: unknown): void {
    const failures = (resting.get(entity)?.failures ?? 0) + 1;
    const wait = backoff(failures);
    resting.set(entity, { failures, until: Date.now() + wait });
    setTimeout(nudge, wait + 1).unref();
    log.warn({ err: error, event: row._id, type: row.event.type, failures }, 'an event waits in the outbox');
  }

  function waitForBus(error: BusAway): void {
    if (awayUntil === 0) log.warn({ reason: error.message }, 'events wait in the outbox');
    awayUntil = Date.now() + POLL_MS / 2;
    for (const [entity] of queue.splice(0)) taken.delete(entity);
  }

  async function tell(entity: string, rows: OutboxRow[]): Promise<void> {
    for (const row of rows) {
      if (stopped || !(await lease.hold())) return;
      try {
        await bus.publish(row.event);
      } catch (error) {
        return error instanceof BusAway ? waitForBus(error) : rest(entity, row, error);
      }
      await outbox.remove(row);
      resting.delete(entity);
      awayUntil = 0;
    }
  }

  async function lane(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [entity, rows] = next;
      await tell(entity, rows).catch((error) => log.error({ err: error }, 'the outbox could not be emptied'));
      taken.delete(entity);
    }
  }

  function openLanes(): void {
    for (let open = Math.min(LANES - lanes.size, queue.length); open > 0; open -= 1) {
      const running = lane().finally(() => {
        lanes.delete(running);
        if (moreWaits) nudge();
      });
      lanes.add(running);
    }
  }

  async function lookOnce(): Promise<void> {
    const now = Date.now();
    if (stopped || now < awayUntil) return;
    const left = [...resting].filter(([, { until }]) => until > now).map(([entity]) => entity);
    // What is not asked for now, or does not fit, is looked for again when a lane is free.
    moreWaits = taken.size > 0;
    const rows = await outbox.oldest(BATCH, [...taken, ...left]);
    if (rows.length === 0 || !(await lease.hold())) return;
    moreWaits ||= rows.length >= BATCH;
    for (const [entity, its] of byEntity(rows)) {
      taken.add(entity);
      queue.push([entity, its]);
    }
    openLanes();
  }

  function look(): Promise<void> {
    lookAgain = looking !== null;
    looking ??= lookOnce()
      .catch((error) => log.error({ err: error }, 'the outbox could not be read'))
      .then(() => {
        looking = null;
        if (lookAgain) return look();
      });
    return looking;
  }

  function nudge(): void {
    if (!stopped) void look();
  }

  const timer = setInterval(nudge, POLL_MS);
  timer.unref();
  nudge();

  return {
    nudge,
    async flush(timeoutMs) {
      const written = new Date();
      const deadline = Date.now() + timeoutMs;
      while ((await outbox.countUntil(written)) > 0 && Date.now() < deadline) {
        await look();
        await Promise.race([Promise.all(lanes), pause(deadline - Date.now())]);
        await pause(LOOK_WHILE_FLUSHING_MS);
      }
    },
    async stop(timeoutMs) {
      clearInterval(timer);
      const deadline = Date.now() + timeoutMs;
      do {
        await Promise.race([look().then(() => Promise.all(lanes)), pause(deadline - Date.now())]);
      } while (moreWaits && Date.now() < deadline && Date.now() >= awayUntil);
      stopped = true;
      // With the database away the lease runs out by itself.
      await lease
        .release()
        .catch((error) => log.warn({ err: error }, 'the lease on the outbox was not given back'));
    },
  };
}

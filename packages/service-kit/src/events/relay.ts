import type { Logger } from 'pino';
import { backoff } from './backoff';
import { BusAway, type EventBus } from './bus';
import { inBatches } from './in-batches';
import type { Lease } from './lease';
import type { OutboxRow, WaitingEvents } from './outbox';
import { pause } from './pause';
import { withoutPointless } from './pointless';

/** Finds what no nudge announced: rows another replica wrote, or left when it died. */
const POLL_MS = 1000;
/** From one look to the next while rows keep coming. */
const GATHER_MS = 250;
const LOOK_WHILE_FLUSHING_MS = 20;
const BATCH = 200;
/** Entities published at the same time: all that one look finds, which consumers then take in few transactions. */
const PARTITIONS = BATCH;

export interface Relay {
  /** Something was written; look now. */
  nudge(): void;
  /** Resolves when all that was written until now is published, or after `timeoutMs`. */
  flush(timeoutMs: number): Promise<void>;
  /** Publishes what can be published now, for at most `timeoutMs`, and ends. */
  stop(timeoutMs: number): Promise<void>;
}

export interface RelayParts {
  outbox: WaitingEvents;
  bus: EventBus;
  lease: Lease;
  /** Milliseconds in which rows gather while more keep coming: they are published, and received, together. */
  gatherMs?: number;
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
 * the two publishes it again under the same id. One that a later row of its entity makes pointless leaves it unpublished.
 */
export function startRelay({ outbox, bus, lease, gatherMs = GATHER_MS, log }: RelayParts): Relay {
  /** Entities that have rows in the queue or in a lane. */
  const taken = new Set<string>();
  /** Entities whose last event failed, and until when they are left alone, by the clock that nobody sets. */
  const resting = new Map<string, { failures: number; until: number }>();
  const queue: [entity: string, rows: OutboxRow[]][] = [];
  const workers = new Set<Promise<void>>();
  const remove = inBatches<OutboxRow>({ limit: BATCH }, (rows) => outbox.remove(rows));
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let moreWaits = false;
  /** The last look found as much as it may: there is no waiting for more. */
  let isFull = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let gathering: NodeJS.Timeout | null = null;
  let awayUntil = 0;
  let stopped = false;

  function rest(entity: string, row: OutboxRow, error: unknown): void {
    const failures = (resting.get(entity)?.failures ?? 0) + 1;
    const wait = backoff(failures);
    resting.set(entity, { failures, until: performance.now() + wait });
    setTimeout(nudge, wait + 1).unref();
    log.warn({ err: error, event: row._id, type: row.event.type, failures }, 'an event waits in the outbox');
  }

  function waitForBus(error: BusAway): void {
    if (awayUntil === 0) log.warn({ reason: error.message }, 'events wait in the outbox');
    awayUntil = performance.now() + POLL_MS / 2;
    for (const [entity] of queue.splice(0)) taken.delete(entity);
  }

  async function publishRows(entity: string, rows: OutboxRow[]): Promise<void> {
    const { needed, pointless } = withoutPointless(rows);
    await Promise.all(pointless.map(remove));
    for (const row of needed) {
      if (stopped || !(await lease.hold())) return;
      try {
        await bus.publish(row.event);
      } catch (error) {
        return error instanceof BusAway ? waitForBus(error) : rest(entity, row, error);
      }
      await remove(row);
      resting.delete(entity);
      awayUntil = 0;
    }
  }

  async function worker(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [entity, rows] = next;
      await publishRows(entity, rows).catch((error) =>
        log.error({ err: error }, 'the outbox could not be emptied'),
      );
      taken.delete(entity);
    }
  }

  function startWorkers(): void {
    for (let open = Math.min(PARTITIONS - workers.size, queue.length); open > 0; open -= 1) {
      const running = worker().finally(() => {
        workers.delete(running);
        if (isFull) void look();
        else if (moreWaits) nudge();
      });
      workers.add(running);
    }
  }

  async function lookOnce(): Promise<void> {
    const now = performance.now();
    if (stopped || now < awayUntil) return;
    lookedAt = now;
    const left = [...resting].filter(([, { until }]) => until > now).map(([entity]) => entity);
    // What is left out now, or does not fit, is looked for again when a worker is free.
    moreWaits = taken.size > 0;
    isFull = false;
    const rows = await outbox.oldest(BATCH, [...taken, ...left]);
    if (rows.length === 0 || !(await lease.hold())) return;
    isFull = rows.length >= BATCH;
    moreWaits ||= isFull;
    for (const [entity, its] of byEntity(rows)) {
      taken.add(entity);
      queue.push([entity, its]);
    }
    startWorkers();
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
    if (stopped || gathering) return;
    const wait = lookedAt + gatherMs - performance.now();
    if (wait <= 0) return void look();
    gathering = setTimeout(() => {
      gathering = null;
      void look();
    }, wait);
    gathering.unref();
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
        await Promise.race([Promise.all(workers), pause(deadline - Date.now())]);
        await pause(LOOK_WHILE_FLUSHING_MS);
      }
    },
    async stop(timeoutMs) {
      clearInterval(timer);
      const deadline = Date.now() + timeoutMs;
      do {
        await Promise.race([look().then(() => Promise.all(workers)), pause(deadline - Date.now())]);
      } while (moreWaits && Date.now() < deadline && performance.now() >= awayUntil);
      stopped = true;
      // With the database away the lease runs out by itself.
      await lease
        .release()
        .catch((error) => log.warn({ err: error }, 'the lease on the outbox was not given back'));
    },
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceContext } from '@coaching/service-kit';
import type { Model, QueryFilter } from 'mongoose';
import { countCoaches } from './count-coaches';
import { logTalliesIn } from './log-tallies';

/** Rows that are counted in one transaction, about. */
const ROWS_AT_ONCE = 5000;
/** Tallies of former generations that are deleted at a time. */
const DELETED_AT_ONCE = 1000;

/** How often a command looks whether a rebuild is done. */
const LOOK_MS = 100;

type Parts = Pick<ServiceContext, 'connection' | 'transaction'>;

type GoesOn = () => Promise<boolean>;

/** Deletes what is of a generation other than these, some at a time. */
async function deleteOthers<Row extends { _id: string; generation: number }>(
  sums: Model<Row>,
  used: readonly number[],
  goesOn: GoesOn,
): Promise<void> {
  const others = { generation: { $nin: used } } as QueryFilter<Row>;
  while (await goesOn()) {
    const some = await sums.find(others, { _id: 1 }).limit(DELETED_AT_ONCE).lean<{ _id: string }[]>();
    if (some.length === 0) return;
    await sums.deleteMany({ _id: { $in: some.map(({ _id }) => _id) } } as QueryFilter<Row>);
  }
}

/** Deletes the sums of generations that nobody reads, as far as it is to go on. */
async function deleteUnused({ connection }: Parts, goesOn: GoesOn = async () => true): Promise<void> {
  const { model, coachLogs, generations } = logTalliesIn(connection);
  const { live, building } = await generations.find();
  const used = [live, building ?? live];
  await deleteOthers(model, used, goesOn);
  await deleteOthers(coachLogs.model, used, goesOn);
}

/** Begins a generation beside the one in use, unless one is being made; what was left of others goes. */
export async function beginRebuild(parts: Parts): Promise<void> {
  const { coaches, generations } = logTalliesIn(parts.connection);
  await coaches.findMissing();
  await deleteUnused(parts);
  await parts.transaction(async ({ session }) => {
    const { live, building } = await generations.find(session);
    if (building === null) await generations.put({ live, building: live + 1 }, session);
  });
}

/** Counts everybody who is not counted up to a generation. @returns false where it was to stop before that */
async function countWaiting(parts: Parts, generation: number, goesOn: GoesOn): Promise<boolean> {
  const { coaches } = logTalliesIn(parts.connection);
  let [atOnce, isStopped] = [1, false];
  for (;;) {
    const waiting = await coaches.waiting(generation);
    if (waiting.length === 0) return true;
    const count = async () => {
      while (waiting.length > 0 && !isStopped) {
        const users = waiting.splice(0, atOnce);
        if (await goesOn()) {
          const rows = await countCoaches(parts, generation, users);
          const likely = Math.round((users.length * ROWS_AT_ONCE) / Math.max(rows, 1));
          atOnce = Math.max(1, Math.min(likely, 2 * atOnce));
        } else isStopped = true;
      }
    };
    // One adds up while the store reads for the other.
    await Promise.all([count(), count()]);
    if (isStopped) return false;
  }
}

/**
 * Counts what is not counted yet, and puts the generation that is being made in the place of the one in use once all
 * is. Whoever serves goes on: what happens meanwhile counts in both.
 */
export async function countAll(parts: Parts, goesOn: GoesOn): Promise<void> {
  const { coaches, generations } = logTalliesIn(parts.connection);
  if (await generations.areOthers()) {
    await coaches.findMissing();
    await parts.transaction(async ({ session }) => generations.put(await generations.find(session), session));
  }
  for (;;) {
    const { live, building } = await generations.find();
    const generation = building ?? live;
    if (!(await countWaiting(parts, generation, goesOn))) return;
    if (building === null) return;
    await parts.transaction(async ({ session }) => {
      const now = await generations.find(session);
      if (now.building === building) await generations.put({ live: building, building: null }, session);
    });
    await deleteUnused(parts, goesOn);
  }
}

/**
 * Has the tallies made anew beside those in use and put in their place, by whoever of the replicas counts; there is
 * nothing to publish to others.
 */
export async function* rebuiltMonths(parts: Parts): AsyncGenerator<never> {
  const { generations } = logTalliesIn(parts.connection);
  await beginRebuild(parts);
  while ((await generations.find()).building !== null) await pause(LOOK_MS);
  yield* [];
}

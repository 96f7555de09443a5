import { setTimeout as pause } from 'node:timers/promises';
import { type ServiceContext, WITHOUT_ID, writeMany } from '@coaching/service-kit';
import type { ClientSession } from 'mongoose';
import { orderIndex } from '../interactions/interaction-indexes';
import type { InteractionRecord } from '../interactions/interaction-record';
import { type Interactions, interactionsIn } from '../interactions/interactions-repository';
import { type Organizations, organizationsIn } from '../organizations/organizations-repository';
import { zoneOf } from '../organizations/time-zone';
import { logTalliesIn } from './log-tallies';
import { monthAtOrNone } from './month-of';

/** Rows that are counted in one transaction. */
const BATCH = 2000;
/** Tallies of former generations that are deleted at a time. */
const DELETED_AT_ONCE = 1000;

/** How often a command looks whether a rebuild is done. */
const LOOK_MS = 100;

type Parts = Pick<ServiceContext, 'connection' | 'transaction'>;

/** What of a row decides how it is counted. */
const counting = {
  ...WITHOUT_ID,
  uid: 1,
  user: 1,
  clients: 1,
  organization_uid: 1,
  program_uid: 1,
  visibility: 1,
  timestamp: 1,
  duration: 1,
  entity_type: 1,
  tool_uid: 1,
  month: 1,
  counted: 1,
};

/** Rows that are not counted up to a generation. */
const notCountedIn = (generation: number) => ({
  deleted: false,
  $or: [{ counted: null }, { counted: { $lt: generation } }],
});

/** The rows as they are to be counted: in the months of their organisations' clocks. */
async function inTheirMonths(
  organizations: Organizations,
  rows: readonly InteractionRecord[],
  session: ClientSession,
): Promise<InteractionRecord[]> {
  const uids = new Set(rows.flatMap(({ organization_uid }) => organization_uid ?? []));
  const places = await organizations.findAll([...uids], session);
  return rows.map((row) => ({
    ...row,
    month: monthAtOrNone(row.timestamp, zoneOf(places.get(row.organization_uid ?? ''))),
  }));
}

/** Says on rows up to which generation they are counted, and in which month. */
async function markCounted(
  { model }: Interactions,
  changes: readonly { before: InteractionRecord; after: InteractionRecord }[],
  counted: number,
  session: ClientSession,
): Promise<void> {
  const uids = changes.map(({ after }) => after.uid);
  await model.updateMany({ uid: { $in: uids } }, { $set: { counted } }, { session });
  const moved = changes.filter(({ before, after }) => before.month !== after.month);
  await writeMany(
    model,
    moved.map(({ after: { uid, month } }) => ({
      updateOne: { filter: { uid }, update: { $set: { month } } },
    })),
    session,
  );
}

/**
 * Counts some of the rows that are not counted up to a generation, coach after coach: rows of one coach are in the same
 * few tallies.
 * @param from uid of the first coach
 * @returns how many there were, and the coach of the last one
 */
export async function countSome(
  { connection, transaction }: Parts,
  generation: number,
  from = '',
): Promise<{ count: number; last: string }> {
  const [interactions, organizations] = [interactionsIn(connection), organizationsIn(connection)];
  const filter = { user: { $gte: from }, ...notCountedIn(generation) } as object;
  const byCoach = orderIndex('user', 'timestamp');
  return transaction(async ({ session }) => {
    const rows = await interactions.model
      .find(filter, counting, { session })
      .sort(byCoach)
      .hint(byCoach)
      .limit(BATCH)
      .lean<InteractionRecord[]>();
    if (rows.length === 0) return { count: 0, last: from };
    const counted = await inTheirMonths(organizations, rows, session);
    const changes = rows.map((before, place) => ({ before, after: counted[place]! }));
    const upTo = await logTalliesIn(connection).follow(changes, session);
    await markCounted(interactions, changes, upTo, session);
    return { count: rows.length, last: rows.at(-1)!.user };
  });
}

/** Deletes the tallies of generations that nobody reads. */
async function deleteUnused({ connection }: Parts): Promise<void> {
  const { model, generations } = logTalliesIn(connection);
  const { live, building } = await generations.find();
  const unused = { generation: { $nin: [live, building ?? live] } };
  for (;;) {
    const some = await model.find(unused, { _id: 1 }).limit(DELETED_AT_ONCE).lean();
    if (some.length === 0) return;
    await model.deleteMany({ _id: { $in: some.map(({ _id }) => _id) } });
  }
}

/** Begins a generation beside the one in use, unless one is being made; what was left of others goes. */
export async function beginRebuild(parts: Parts): Promise<void> {
  const { generations } = logTalliesIn(parts.connection);
  await deleteUnused(parts);
  await parts.transaction(async ({ session }) => {
    const { live, building } = await generations.find(session);
    if (building === null) await generations.put({ live, building: live + 1 }, session);
  });
}

/** Counts every row that is not counted up to a generation. @returns false where it was to stop before that */
async function countRows(parts: Parts, generation: number, goesOn: () => Promise<boolean>): Promise<boolean> {
  const { model } = interactionsIn(parts.connection);
  // Again, as those may have come meanwhile who did not know of the generation yet.
  while (await model.exists(notCountedIn(generation) as object))
    for (let some = { count: 1, last: '' }; some.count > 0; ) {
      if (!(await goesOn())) return false;
      some = await countSome(parts, generation, some.last);
    }
  return goesOn();
}

/**
 * Counts what is not counted yet, and puts the generation that is being made in the place of the one in use once all
 * is. Whoever serves goes on: what happens meanwhile counts in both.
 */
export async function countAll(parts: Parts, goesOn: () => Promise<boolean>): Promise<void> {
  const { generations } = logTalliesIn(parts.connection);
  for (;;) {
    const { live, building } = await generations.find();
    if (!(await countRows(parts, building ?? live, goesOn))) return;
    if (building === null) return;
    await parts.transaction(async ({ session }) => {
      const now = await generations.find(session);
      if (now.building === building) await generations.put({ live: building, building: null }, session);
    });
    await deleteUnused(parts);
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

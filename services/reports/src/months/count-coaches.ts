import { readMany, type ServiceContext, WITHOUT_ID, writeMany } from '@coaching/service-kit';
import { orderIndex } from '../interactions/interaction-indexes';
import type { InteractionRecord } from '../interactions/interaction-record';
import { interactionsIn } from '../interactions/interactions-repository';
import { type Organizations, organizationsIn } from '../organizations/organizations-repository';
import { zoneOf } from '../organizations/time-zone';
import { NEVER } from './counted-coaches';
import { LogChanges } from './log-changes';
import { logTalliesIn } from './log-tallies';
import { monthAtOrNone } from './month-of';

/** Rows that are read at a time. */
const PAGE = 5000;

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
};

/** Time zones of organisations, each looked up once. */
function zonesOf(organizations: Organizations) {
  const known = new Map<string | null, string>();
  return async (uids: readonly (string | null)[]): Promise<ReadonlyMap<string | null, string>> => {
    for (const uid of new Set(uids)) {
      if (known.has(uid)) continue;
      known.set(uid, zoneOf(uid === null ? null : await organizations.find(uid)));
    }
    return known;
  };
}

/** What counting all rows of one coach comes to. */
interface Counting {
  changes: LogChanges;
  /** Rows that are in another month than their organisation's clock says. */
  moved: InteractionRecord[];
}

/**
 * Counts all rows of those of some coaches who are not counted up to a generation, and puts rows in the months of their
 * organisations' clocks where they are not. Each tally of theirs is written once, however many rows it is of. The rows
 * are read before the transaction, which may only take a moment: who changes meanwhile is left to be counted again.
 * @param users uids of the coaches
 * @returns how many rows there were
 */
export async function countCoaches(
  { connection, transaction }: Pick<ServiceContext, 'connection' | 'transaction'>,
  generation: number,
  users: readonly string[],
): Promise<number> {
  const { model } = interactionsIn(connection);
  const tallies = logTalliesIn(connection);
  const { live } = await tallies.generations.find();
  const waiting = await tallies.coaches.waitingAmong(users, generation);
  if (waiting.length === 0) return 0;
  const generations = [...new Set([live, generation])];
  const before = new Map(waiting.map(({ _id, counted }) => [_id, counted]));
  const upTo = (user: string) => ({ before: before.get(user)!, after: generation });
  const countings = new Map(
    waiting.map(({ _id }): [string, Counting] => [
      _id,
      { changes: new LogChanges(generations, upTo), moved: [] },
    ]),
  );
  const zonesOfPlaces = zonesOf(organizationsIn(connection));
  let rows = 0;
  const found = readMany(
    model,
    // What stays of a deleted interaction is nobody's.
    { user: { $in: [...before.keys()] } },
    { projection: counting, batchSize: PAGE, hint: orderIndex('user', 'timestamp') },
  );
  for await (const some of found) {
    rows += some.length;
    const zones = await zonesOfPlaces(some.map(({ organization_uid }) => organization_uid));
    for (const row of some) {
      const { changes, moved } = countings.get(row.user)!;
      const month = monthAtOrNone(row.timestamp, zones.get(row.organization_uid)!);
      const after = month === row.month ? row : { ...row, month };
      if (after !== row) moved.push(after);
      changes.add({ before: row, after });
    }
  }
  await transaction(async ({ session }) => {
    const now = await tallies.generations.find(session);
    if (now.live !== live) return;
    const unchanged = await tallies.coaches.claimUnchanged(waiting, generation, session);
    const unknown = [...unchanged].filter((user) => before.get(user) === NEVER);
    await tallies.forget(unknown, generations, session);
    const counted = [...unchanged].map((user) => countings.get(user)!);
    await tallies.write(
      {
        rows: () => counted.flatMap(({ changes }) => changes.rows()),
        coaches: () => counted.flatMap(({ changes }) => changes.coaches()),
      },
      session,
      (user, made) => made > before.get(user)!,
    );
    const moved = counted.flatMap((each) => each.moved);
    await writeMany(
      model,
      moved.map(({ uid, month }) => ({ updateOne: { filter: { uid }, update: { $set: { month } } } })),
      session,
    );
  });
  return rows;
}

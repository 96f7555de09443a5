import { readMany, type ServiceContext, WITHOUT_ID, writeMany } from '@coaching/service-kit';
import type { ClientSession } from 'mongoose';
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
function zonesOf(organizations: Organizations, session: ClientSession) {
  const known = new Map<string | null, string>();
  return async (organization_uid: string | null): Promise<string> => {
    const zone = known.get(organization_uid);
    if (zone !== undefined) return zone;
    const place = organization_uid === null ? null : await organizations.find(organization_uid, session);
    known.set(organization_uid, zoneOf(place));
    return zoneOf(place);
  };
}

/**
 * Counts all rows of those of some coaches who are not counted up to a generation, and puts rows in the months of their
 * organisations' clocks where they are not. Each tally of theirs is written once, however many rows it is of.
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
  return transaction(async ({ session }) => {
    const { live } = await tallies.generations.find(session);
    const counted = await tallies.coaches.claimWaiting(users, generation, session);
    if (counted.size === 0) return 0;
    const before = (user: string) => counted.get(user)!;
    const generations = [...new Set([live, generation])];
    const unknown = [...counted.keys()].filter((user) => before(user) === NEVER);
    await tallies.forget(unknown, generations, session);
    const changed = new LogChanges(generations, (user) => ({ before: before(user), after: generation }));
    const zoneOfPlace = zonesOf(organizationsIn(connection), session);
    const moved: InteractionRecord[] = [];
    let rows = 0;
    const found = readMany(
      model,
      { user: { $in: [...counted.keys()] }, deleted: false },
      { projection: counting, session, batchSize: PAGE, hint: orderIndex('user', 'timestamp') },
    );
    for await (const row of found) {
      rows += 1;
      const month = monthAtOrNone(row.timestamp, await zoneOfPlace(row.organization_uid));
      const after = month === row.month ? row : { ...row, month };
      if (after !== row) moved.push(after);
      changed.add({ before: row, after });
    }
    await tallies.write(changed, session, (user, made) => made > before(user));
    await writeMany(
      model,
      moved.map(({ uid, month }) => ({ updateOne: { filter: { uid }, update: { $set: { month } } } })),
      session,
    );
    return rows;
  });
}

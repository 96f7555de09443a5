import { type ServiceContext, WITHOUT_ID } from '@coaching/service-kit';
import type { InteractionRecord } from '../interactions/interaction-record';
import { interactionsIn } from '../interactions/interactions-repository';
import { organizationsIn } from '../organizations/organizations-repository';
import { zoneOf } from '../organizations/time-zone';
import { monthAtOrNone } from './month-of';
import { monthTalliesIn } from './month-tallies';

/** Rows that are counted in one transaction. */
const BATCH = 200;
/** Tallies of former generations that are deleted at a time. */
const DELETED_AT_ONCE = 1000;

type Parts = Pick<ServiceContext, 'connection' | 'transaction'>;

/** Rows that are not counted up to a generation. */
const notCountedIn = (generation: number) => ({
  deleted: false,
  $or: [{ counted: null }, { counted: { $lt: generation } }],
});

/**
 * Counts some of the rows that are not counted up to a generation, in the months of their organisations' clocks.
 * @returns how many there were
 */
export async function countSome({ connection, transaction }: Parts, generation: number): Promise<number> {
  const [interactions, organizations] = [interactionsIn(connection), organizationsIn(connection)];
  const filter = notCountedIn(generation) as object;
  return transaction(async ({ session }) => {
    const rows = await interactions.model
      .find(filter, WITHOUT_ID, { session })
      .limit(BATCH)
      .lean<InteractionRecord[]>();
    const places = await organizations.findAll(
      rows.flatMap(({ organization_uid }) => organization_uid ?? []),
      session,
    );
    const uids = rows.map(({ uid }) => uid);
    return interactions.rewrite(
      { uid: { $in: uids } },
      ({ timestamp, organization_uid }) => ({
        month: monthAtOrNone(timestamp, zoneOf(places.get(organization_uid ?? ''))),
      }),
      session,
    );
  });
}

/** Begins a generation beside the one in use, unless one is being made; what was left of others goes. */
export async function beginRebuild({ connection, transaction }: Parts): Promise<void> {
  const tallies = monthTalliesIn(connection);
  const { live, building } = await tallies.generations();
  if (building !== null) return;
  const unused = { generation: { $ne: live } };
  for (;;) {
    const some = await tallies.model.find(unused, { _id: 1 }).limit(DELETED_AT_ONCE).lean();
    if (some.length === 0) break;
    await tallies.model.deleteMany({ _id: { $in: some.map(({ _id }) => _id) } });
  }
  await transaction(async ({ session }) => {
    const now = await tallies.generations(session);
    if (now.building === null) await tallies.setGenerations({ live, building: live + 1 }, session);
  });
}

/**
 * Counts what is not counted yet, and puts the generation that is being made in the place of the one in use once all
 * is. Whoever serves goes on: what happens meanwhile counts in both.
 */
export async function countAll(parts: Parts, goesOn: () => Promise<boolean>): Promise<void> {
  const tallies = monthTalliesIn(parts.connection);
  for (;;) {
    if (!(await goesOn())) return;
    const { live, building } = await tallies.generations();
    if ((await countSome(parts, building ?? live)) > 0) continue;
    if (building === null) return;
    await parts.transaction(async ({ session }) => {
      const now = await tallies.generations(session);
      if (now.building === building)
        await tallies.setGenerations({ live: building, building: null }, session);
    });
  }
}

/** Makes the monthly tallies anew beside those in use, and puts them in their place; there is nothing to publish. */
export async function* rebuiltMonths(parts: Parts): AsyncGenerator<never> {
  await beginRebuild(parts);
  await countAll(parts, async () => true);
  yield* [];
}

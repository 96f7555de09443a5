import { inParts, WITHOUT_ID, writeMany } from '@coaching/service-kit';
import type { ClientSession, Connection, Model, QueryFilter } from 'mongoose';
import { logTalliesIn } from '../months/log-tallies';
import { type RowChange, totalsIn } from '../totals/totals-repository';
import { interactionKeys } from './interaction-keys';
import { type InteractionRecord, type InteractionTombstone, interactionSchema } from './interaction-record';

/** Rows that are read and written at a time when many change. */
const BATCH = 200;

/** The interactions of this service's database; whoever changes rows here changes their totals along. */
export interface Interactions {
  /** Typed as rows: a tombstone has none of the fields that lists ask for. */
  model: Model<InteractionRecord>;
  /** Those of the interactions of which something was received, by uid. */
  findAll(uids: readonly string[], session: ClientSession): Promise<Map<string, Known>>;
  /** Puts rows in the place of what was known of the same interactions, each of which stands there once. */
  replaceAll(
    known: ReadonlyMap<string, Known>,
    rows: readonly (InteractionRecord | InteractionTombstone)[],
    session: ClientSession,
  ): Promise<void>;
  /** Adds rows of which nothing was received yet. */
  addAll(rows: readonly InteractionRecord[], session: ClientSession): Promise<void>;
  /** Writes rows anew, at most `limit` of those that the filter finds. @returns how many it found */
  rewrite(
    filter: QueryFilter<InteractionRecord>,
    change: (row: InteractionRecord) => Partial<InteractionRecord>,
    session: ClientSession,
    limit?: number,
  ): Promise<number>;
}

/** What is known of an interaction. */
type Known = InteractionRecord | InteractionTombstone;

const rowOrNothing = (row: Known | undefined) => (row && !row.deleted ? row : null);

export function interactionsIn(connection: Connection): Interactions {
  const model = connection.model<InteractionRecord>('Interaction', interactionSchema);
  const totals = totalsIn(connection);
  const logs = logTalliesIn(connection);

  async function count(changes: readonly RowChange[], session: ClientSession): Promise<void> {
    await totals.follow(changes, session);
    await logs.follow(changes, session);
  }

  async function writeAll(changes: readonly RowChange[], session: ClientSession): Promise<void> {
    await count(changes, session);
    const rows = changes.flatMap(({ after }) => after ?? []);
    await writeMany(
      model,
      rows.map(({ uid, ...fields }) => ({ updateOne: { filter: { uid }, update: { $set: fields } } })),
      session,
    );
  }

  const interactions: Interactions = {
    model,
    async findAll(uids, session) {
      const known = await model.find({ uid: { $in: [...uids] } }, WITHOUT_ID, { session }).lean<Known[]>();
      return new Map(known.map((row) => [row.uid, row]));
    },
    async replaceAll(known, rows, session) {
      if (rows.length === 0) return;
      const changes = rows.map((row) => ({
        before: rowOrNothing(known.get(row.uid)),
        after: rowOrNothing(row),
      }));
      await count(changes, session);
      await writeMany(
        model,
        rows.map((row) =>
          known.has(row.uid)
            ? { replaceOne: { filter: { uid: row.uid }, replacement: row } }
            : { insertOne: { document: row } },
        ),
        session,
      );
    },
    async addAll(rows, session) {
      const changes = rows.map((after) => ({ before: null, after }));
      await count(changes, session);
      await writeMany(
        model,
        rows.map((row) => ({ insertOne: { document: row } })),
        session,
      );
    },
    async rewrite(filter, change, session, limit = 0) {
      const found = await model
        .find(filter, { _id: 0, uid: 1 }, { session, limit })
        .lean<Pick<InteractionRecord, 'uid'>[]>();
      for (const some of inParts(found, BATCH)) {
        const uids = some.map(({ uid }) => uid);
        const rows = await model
          .find({ uid: { $in: uids } }, WITHOUT_ID, { session })
          .lean<InteractionRecord[]>();
        const changes = rows.map((before) => {
          const changed = { ...before, ...change(before) };
          return { before, after: { ...changed, keys: interactionKeys(changed) } };
        });
        await writeAll(changes, session);
      }
      return found.length;
    },
  };
  return interactions;
}

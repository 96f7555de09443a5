import type { UserEmbed } from '@coaching/contracts';
import type { ClientSession, Collection, Db, Filter } from 'mongodb';
import { type RowChange, totalsIn } from '../totals/totals-repository';
import { interactionKeys } from './interaction-keys';
import type { InteractionRecord, InteractionTombstone } from './interaction-record';

export const INTERACTIONS = 'interactions';

/** Rows that are read and written at a time when many change. */
const BATCH = 200;

/** The interactions of this service's database; whoever changes rows here changes their totals along. */
export interface Interactions {
  /** Typed as rows: a tombstone has none of the fields that lists ask for. */
  collection: Collection<InteractionRecord>;
  /** The last revision heard of an interaction, -1 when nothing was. */
  revisionOf(uid: string, session: ClientSession): Promise<number>;
  put(row: InteractionRecord | InteractionTombstone, session: ClientSession): Promise<void>;
  /** Adds rows of which nothing was heard yet. */
  addAll(rows: readonly InteractionRecord[], session: ClientSession): Promise<void>;
  /** Puts a person's new name and picture on every row they are part of. */
  refreshEmbeds(embed: UserEmbed, session: ClientSession): Promise<void>;
  /** Puts a tool's new name on every row that was made with it. */
  renameTool(tool: { uid: string; name: string }, session: ClientSession): Promise<void>;
  /** Writes rows anew, at most `limit` of those that the filter finds. @returns how many it found */
  rewrite(
    filter: Filter<InteractionRecord>,
    change: (row: InteractionRecord) => Partial<InteractionRecord>,
    session: ClientSession,
    limit?: number,
  ): Promise<number>;
}

const rowOrNothing = (row: InteractionRecord | InteractionTombstone | null) =>
  row && !row.deleted ? row : null;

export function interactionsIn(db: Db): Interactions {
  const collection = db.collection<InteractionRecord>(INTERACTIONS);
  const all = db.collection<InteractionRecord | InteractionTombstone>(INTERACTIONS);
  const totals = totalsIn(db);

  async function writeAll(changes: readonly RowChange[], session: ClientSession): Promise<void> {
    await totals.follow(changes, session);
    const rows = changes.flatMap(({ after }) => after ?? []);
    await collection.bulkWrite(
      rows.map(({ uid, ...fields }) => ({ updateOne: { filter: { uid }, update: { $set: fields } } })),
      { session, ordered: false },
    );
  }

  const interactions: Interactions = {
    collection,
    async revisionOf(uid, session) {
      const known = await collection.findOne({ uid }, { session, projection: { revision: 1 } });
      return known?.revision ?? -1;
    },
    async put(row, session) {
      const before = rowOrNothing(await all.findOne({ uid: row.uid }, { session }));
      await totals.follow([{ before, after: rowOrNothing(row) }], session);
      await all.replaceOne({ uid: row.uid }, row, { upsert: true, session });
    },
    async addAll(rows, session) {
      await totals.follow(
        rows.map((after) => ({ before: null, after })),
        session,
      );
      await collection.insertMany([...rows], { session });
    },
    async refreshEmbeds(embed, session) {
      await collection.updateMany({ user: embed.uid }, { $set: { user_embed: embed } }, { session });
      const renamed = ({ client_embeds }: InteractionRecord) => ({
        client_embeds: client_embeds.map((known) => (known.uid === embed.uid ? embed : known)),
      });
      await interactions.rewrite({ clients: embed.uid }, renamed, session);
    },
    async renameTool({ uid, name }, session) {
      await interactions.rewrite({ tool_uid: uid }, () => ({ tool_name: name }), session);
    },
    async rewrite(filter, change, session, limit = 0) {
      const found = await collection.find(filter, { session, limit, projection: { uid: 1 } }).toArray();
      for (let start = 0; start < found.length; start += BATCH) {
        const uids = found.slice(start, start + BATCH).map(({ uid }) => uid);
        const rows = await collection.find({ uid: { $in: uids } }, { session }).toArray();
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

import type { UserEmbed } from '@coaching/contracts';
import type { ClientSession, Collection, Db } from 'mongodb';
import { interactionKeys } from './interaction-keys';
import type { InteractionRecord, InteractionTombstone } from './interaction-record';

export const INTERACTIONS = 'interactions';

/** The interactions of this service's database. */
export interface Interactions {
  /** Typed as rows: a tombstone has none of the fields that lists ask for. */
  collection: Collection<InteractionRecord>;
  /** The last revision heard of an interaction, -1 when nothing was. */
  revisionOf(uid: string, session: ClientSession): Promise<number>;
  put(row: InteractionRecord | InteractionTombstone, session: ClientSession): Promise<void>;
  /** Puts a person's new name and picture on every row they are part of. */
  refreshEmbeds(embed: UserEmbed, session: ClientSession): Promise<void>;
}

/** What of a row changes when one of its coachees is called or looks different. */
function withClient(row: InteractionRecord, embed: UserEmbed): Partial<InteractionRecord> {
  const client_embeds = row.client_embeds.map((known) => (known.uid === embed.uid ? embed : known));
  return { client_embeds, keys: interactionKeys({ ...row, client_embeds }) };
}

export function interactionsIn(db: Db): Interactions {
  const collection = db.collection<InteractionRecord>(INTERACTIONS);
  return {
    collection,
    async revisionOf(uid, session) {
      const known = await collection.findOne({ uid }, { session, projection: { revision: 1 } });
      return known?.revision ?? -1;
    },
    async put(row, session) {
      const all = db.collection<InteractionRecord | InteractionTombstone>(INTERACTIONS);
      await all.replaceOne({ uid: row.uid }, row, { upsert: true, session });
    },
    async refreshEmbeds(embed, session) {
      await collection.updateMany({ user: embed.uid }, { $set: { user_embed: embed } }, { session });
      const rows = await collection.find({ clients: embed.uid }, { session }).toArray();
      if (rows.length === 0) return;
      await collection.bulkWrite(
        rows.map((row) => ({
          updateOne: { filter: { uid: row.uid }, update: { $set: withClient(row, embed) } },
        })),
        { session, ordered: false },
      );
    },
  };
}

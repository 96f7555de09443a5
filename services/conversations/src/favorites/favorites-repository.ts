import { storedIn } from '@coaching/service-kit';
import type { ClientSession, Connection } from 'mongoose';

/** What can have a star. */
export type Starred = 'question' | 'template';

/** A star that a person or an organisation gave, in the collection `favorites`. */
export interface FavoriteRecord {
  /** Made of the three below, so that a star is given once. */
  _id: string;
  /** Uid of the person or organisation. */
  owner: string;
  of: Starred;
  /** Uid of the question or template. */
  uid: string;
  /** Uid of its tool. */
  tool: string;
}

export const favoriteSchema = storedIn<FavoriteRecord>('favorites', {
  _id: { type: String, required: true },
  owner: { type: String, required: true },
  of: { type: String, enum: ['question', 'template'], required: true },
  uid: { type: String, required: true },
  tool: { type: String, required: true },
});
favoriteSchema.index({ owner: 1, of: 1, tool: 1, uid: 1 });

/** Whether an owner gave something a star; nobody gave any. */
export type GivenStars = (owner: string | null, uid: string) => boolean;

export interface Favorites {
  /** Uids of a tool's questions or templates that have a star of one of the owners. */
  ofTool(of: Starred, tool: string, owners: readonly string[]): Promise<Set<string>>;
  /** Which of some have a star of which of the owners. */
  among(of: Starred, uids: readonly string[], owners: readonly string[]): Promise<GivenStars>;
  /** Gives or takes a star; once more changes nothing. */
  set(star: Omit<FavoriteRecord, '_id'>, value: 0 | 1, session?: ClientSession): Promise<void>;
}

export function favoritesIn(connection: Connection): Favorites {
  const model = connection.model<FavoriteRecord>('Favorite', favoriteSchema);
  const idOf = (owner: string, of: Starred, uid: string) => `${owner} ${of} ${uid}`;
  return {
    async ofTool(of, tool, owners) {
      return new Set(await model.distinct('uid', { owner: { $in: [...owners] }, of, tool }));
    },
    async among(of, uids, owners) {
      const ids = uids.flatMap((uid) => owners.map((owner) => idOf(owner, of, uid)));
      const given = new Set(ids.length === 0 ? [] : await model.distinct('_id', { _id: { $in: ids } }));
      return (owner, uid) => owner !== null && given.has(idOf(owner, of, uid));
    },
    async set({ owner, of, uid, tool }, value, session) {
      const _id = idOf(owner, of, uid);
      if (value === 0) await model.deleteOne({ _id }, { session });
      else await model.updateOne({ _id }, { $set: { owner, of, uid, tool } }, { upsert: true, session });
    },
  };
}

import type { ClientSession, Collection, Db } from 'mongodb';
import type { OrganizationRecord } from './organization-record';

export const ORGANIZATIONS = 'organizations';

/** The organisations of this service's database. */
export interface Organizations {
  collection: Collection<OrganizationRecord>;
  /** A living organisation, or null. */
  find(uid: string, session?: ClientSession): Promise<OrganizationRecord | null>;
}

export function organizationsIn(db: Db): Organizations {
  const collection = db.collection<OrganizationRecord>(ORGANIZATIONS);
  return {
    collection,
    find: (uid, session) =>
      collection.findOne({ uid, deleted_at: null }, { session, projection: { _id: 0 } }),
  };
}

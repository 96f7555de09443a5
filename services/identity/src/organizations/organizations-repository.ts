import { WITH_DELETED, WITHOUT_ID } from '@coaching/service-kit';
import type { ClientSession, Connection, Model } from 'mongoose';
import { nameTurnsIn, type TakeNameTurns } from './name-turns';
import { type OrganizationRecord, organizationSchema } from './organization-record';

/** The organisations of this service's database. */
export interface Organizations {
  model: Model<OrganizationRecord>;
  /** A living organisation, or null. */
  find(uid: string, session?: ClientSession): Promise<OrganizationRecord | null>;
  /** An organisation, also one in the recycle bin, or null. */
  findAny(uid: string, session?: ClientSession): Promise<OrganizationRecord | null>;
  /** The living organisation whose people have addresses of this domain (lower case), or null. */
  findByDomain(org_domain: string): Promise<OrganizationRecord | null>;
  /** What those of these that are living are called, and whether their administrators see counts alone, by uid. */
  livingOf(uids: readonly string[]): Promise<Map<string, Pick<OrganizationRecord, 'name' | 'counts_only'>>>;
  takeNameTurns: TakeNameTurns;
  /** Adds or replaces. */
  put(organization: OrganizationRecord, session: ClientSession): Promise<void>;
}

export function organizationsIn(connection: Connection): Organizations {
  const model = connection.model<OrganizationRecord>('Organization', organizationSchema);
  return {
    model,
    find: (uid, session) => model.findOne({ uid }, WITHOUT_ID, { session }).lean<OrganizationRecord>(),
    findAny: (uid, session) =>
      model.findOne({ uid }, WITHOUT_ID, { session, ...WITH_DELETED }).lean<OrganizationRecord>(),
    async findByDomain(org_domain) {
      if (!org_domain) return null;
      return model.findOne({ org_domain }, WITHOUT_ID).lean<OrganizationRecord>();
    },
    async livingOf(uids) {
      if (uids.length === 0) return new Map();
      const rows = await model
        .find({ uid: { $in: [...new Set(uids)] } }, { _id: 0, uid: 1, name: 1, counts_only: 1 })
        .lean<OrganizationRecord[]>();
      return new Map(rows.map(({ uid, name, counts_only }) => [uid, { name, counts_only }]));
    },
    takeNameTurns: nameTurnsIn(connection),
    async put(organization, session) {
      await model.replaceOne({ uid: organization.uid }, organization, { upsert: true, session });
    },
  };
}

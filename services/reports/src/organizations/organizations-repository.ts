import { storedIn, WITHOUT_ID, within } from '@coaching/service-kit';
import type { ClientSession, Connection } from 'mongoose';

/** What this service knows of an organisation: identity's latest word. */
export interface OrganizationCopy {
  uid: string;
  name: string;
  programs: { uid: string; program_name: string }[];
  /** Name of its time zone, and where it is, as far as it says. */
  time_zone?: string | null;
  region?: string | null;
  /** Deleted ones stay, so that an old word does not bring them back. */
  deleted: boolean;
  /** The organisation's revision this copy is from; an older word is ignored. */
  revision: number;
}

const programStored = within<OrganizationCopy['programs'][number]>({
  uid: { type: String, required: true },
  program_name: { type: String, default: '' },
});

export const organizationCopySchema = storedIn<OrganizationCopy>('organizations', {
  uid: { type: String, required: true },
  name: { type: String, default: '' },
  programs: [programStored],
  time_zone: String,
  region: String,
  deleted: { type: Boolean, default: false },
  revision: { type: Number, required: true },
});
organizationCopySchema.index({ uid: 1 }, { unique: true });

/** This service's copies of organisations. */
export interface Organizations {
  find(uid: string, session?: ClientSession): Promise<OrganizationCopy | null>;
  /** Those of the organisations that are known, by uid. */
  findAll(uids: readonly string[], session?: ClientSession): Promise<Map<string, OrganizationCopy>>;
  put(organization: OrganizationCopy, session: ClientSession): Promise<void>;
}

export function organizationsIn(connection: Connection): Organizations {
  const model = connection.model<OrganizationCopy>('OrganizationCopy', organizationCopySchema);
  return {
    find: (uid, session) => model.findOne({ uid }, WITHOUT_ID, { session }).lean<OrganizationCopy>(),
    async findAll(uids, session) {
      if (uids.length === 0) return new Map();
      const found = await model
        .find({ uid: { $in: [...new Set(uids)] } }, WITHOUT_ID, { session })
        .lean<OrganizationCopy[]>();
      return new Map(found.map((organization) => [organization.uid, organization]));
    },
    async put(organization, session) {
      await model.replaceOne({ uid: organization.uid }, organization, { upsert: true, session });
    },
  };
}

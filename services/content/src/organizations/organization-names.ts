import type { Organization } from '@coaching/contracts';
import { type EventReactions, isOutdated, storedIn, WITHOUT_ID } from '@coaching/service-kit';
import type { Connection } from 'mongoose';

/** What an organisation is called and shown by: identity's latest word. */
interface OrganizationName extends Pick<Organization, 'uid' | 'name' | 'short_name' | 'logo'> {
  /** The organisation's revision this is from; an older word is ignored. */
  revision: number;
}

export const organizationNameSchema = storedIn<OrganizationName>('organizations', {
  uid: { type: String, required: true },
  name: { type: String, default: '' },
  short_name: { type: String, default: '' },
  logo: { type: String, default: null },
  revision: { type: Number, required: true },
});
organizationNameSchema.index({ uid: 1 }, { unique: true });

const modelIn = (connection: Connection) =>
  connection.model<OrganizationName>('OrganizationName', organizationNameSchema);

/** What organisations are called, in this service's database. */
export interface OrganizationNames {
  /** Undefined while nothing of it was received. */
  find(uid: string): Promise<Pick<Organization, 'name' | 'short_name' | 'logo'> | undefined>;
}

export function organizationNamesIn(connection: Connection): OrganizationNames {
  const model = modelIn(connection);
  return {
    async find(uid) {
      const known = await model.findOne({ uid }, WITHOUT_ID).lean<OrganizationName>();
      return known ? { name: known.name, short_name: known.short_name, logo: known.logo } : undefined;
    },
  };
}

/** Keeps what organisations are called, as identity publishes it. */
export function storeOrganizationNames(connection: Connection): EventReactions {
  const model = modelIn(connection);
  return {
    async 'organization.updated'({ revision, data: { organization } }, { session }) {
      const { uid, name, short_name, logo } = organization;
      const known = await model.findOne({ uid }, WITHOUT_ID, { session }).lean<OrganizationName>();
      if (isOutdated({ revision }, known)) return;
      await model.replaceOne({ uid }, { uid, name, short_name, logo, revision }, { upsert: true, session });
    },
  };
}

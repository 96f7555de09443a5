import { MESSAGES } from '@coaching/contracts';
import { NotFound, WITHOUT_ID } from '@coaching/service-kit';
import type { ClientSession, Connection } from 'mongoose';
import { type OrganizationCopy, organizationCopySchema } from './organization-copy';

/** The organisations that this service's database knows of. */
export interface Organizations {
  /** An organisation, also a deleted one, or null. */
  find(uid: string, session?: ClientSession): Promise<OrganizationCopy | null>;
  /** A living organisation. @throws NotFound */
  require(uid: string): Promise<OrganizationCopy>;
  put(organization: OrganizationCopy, session: ClientSession): Promise<void>;
}

export function organizationsIn(connection: Connection): Organizations {
  const model = connection.model<OrganizationCopy>('OrganizationCopy', organizationCopySchema);
  const find: Organizations['find'] = (uid, session) =>
    model.findOne({ uid }, WITHOUT_ID, { session }).lean<OrganizationCopy>();
  return {
    find,
    async require(uid) {
      const found = await find(uid);
      if (!found || found.deleted) throw new NotFound(MESSAGES.notFound);
      return found;
    },
    async put(organization, session) {
      await model.replaceOne({ uid: organization.uid }, organization, { upsert: true, session });
    },
  };
}

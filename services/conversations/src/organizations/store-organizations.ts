import { type EventReactions, isOutdated } from '@coaching/service-kit';
import type { Organizations } from './organization-copy';

/** Keeps what organisations and their programs are called, as identity publishes it. */
export const storeOrganizations = (organizations: Organizations): EventReactions => ({
  async 'organization.updated'({ revision, data: { organization } }, { session }) {
    if (isOutdated({ revision }, await organizations.find(organization.uid, session))) return;
    const { uid, name, short_name } = organization;
    const programs = organization.programs.map(({ uid, program_name }) => ({ uid, program_name }));
    await organizations.put({ uid, name, short_name, programs, revision }, session);
  },
});

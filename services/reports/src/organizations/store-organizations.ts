import { type EventReactions, isOutdated } from '@coaching/service-kit';
import type { Names } from '../names/names';
import type { Organizations } from './organizations-repository';
import { zoneOf } from './time-zone';

/** Keeps the copies of organisations, and the months of interactions by their clocks, as identity publishes them. */
export const storeOrganizations = (organizations: Organizations, names: Names): EventReactions => ({
  async 'organization.updated'({ revision, data: { organization } }, { session }) {
    const { uid, name, programs, region = null, time_zone = null } = organization;
    const known = await organizations.find(uid, session);
    if (isOutdated({ revision }, known ?? undefined)) return;
    const copied = programs.map(({ uid, program_name }) => ({ uid, program_name }));
    const copy = { uid, name, programs: copied, region, time_zone, deleted: false, revision };
    await organizations.put(copy, session);
    if (zoneOf(known) !== zoneOf(copy)) await names.changed({ of: 'organization', uid }, session);
  },
  async 'organization.deleted'({ entity_uid: uid, revision }, { session }) {
    const known = await organizations.find(uid, session);
    if (isOutdated({ revision }, known ?? undefined)) return;
    await organizations.put(
      { ...(known ?? { uid, name: '', programs: [] }), deleted: true, revision },
      session,
    );
  },
});

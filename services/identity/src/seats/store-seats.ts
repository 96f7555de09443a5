import type { EventReactions } from '@coaching/service-kit';
import type { Organizations } from '../organizations/organizations-repository';

/** For how many coaches organisations pay, as billing publishes it. */
export const storeSeats = (organizations: Organizations): EventReactions => ({
  async 'seats.updated'({ revision, data: { organization_uid, seats, closes_at } }, { session }) {
    const stored = await organizations.findAny(organization_uid, session);
    if (!stored || (stored.seats?.revision ?? 0) > revision) return;
    const said = { seats, closes_at: closes_at === null ? null : new Date(closes_at), revision };
    await organizations.put({ ...stored, seats: said }, session);
  },
});

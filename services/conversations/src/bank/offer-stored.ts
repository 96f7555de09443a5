import { within } from '@coaching/service-kit';
import type { Offer } from './scopes';

/** The schema of to whom something of a bank is offered. */
export const offerStored = within<Offer>({
  visibility: { type: String, required: true },
  organization_uid: { type: String, default: null },
  program_uid: { type: String, default: null },
});

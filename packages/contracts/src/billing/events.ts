import { z } from 'zod';
import { moment, uid } from '../fields';
import { licenseSchema } from '../identity/license';

export const billingEvents = {
  /** All that somebody has been granted through billing, and what has ended of it. */
  'licenses.updated': z.object({ user_uid: uid, licenses: z.array(licenseSchema) }),
  /** For how many coaches an organisation pays, null for no limit, and from when on none can be added. */
  'seats.updated': z.object({
    organization_uid: uid,
    seats: z.int().min(0).nullable(),
    closes_at: moment.nullable(),
  }),
} as const;

export const billingStates = ['licenses.updated', 'seats.updated'] as const;

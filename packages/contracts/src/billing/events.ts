import { z } from 'zod';
import { uid } from '../fields';
import { licenseSchema } from '../identity/license';

export const billingEvents = {
  /** All that somebody has been granted through billing, and what has ended of it. */
  'licenses.updated': z.object({ user_uid: uid, licenses: z.array(licenseSchema) }),
} as const;

export const billingStates = ['licenses.updated'] as const;

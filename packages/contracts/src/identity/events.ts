import { z } from 'zod';
import { uid } from '../fields';
import { auditFactSchema } from './audit';
import { organizationSchema } from './organization';
import { personSchema } from './person';

export const identityEvents = {
  'user.updated': z.object({ person: personSchema }),
  'user.deleted': z.object({ uid }),
  'organization.updated': z.object({ organization: organizationSchema }),
  'organization.deleted': z.object({ uid }),
  /** Published by every service, of what was done there. */
  'audit.recorded': auditFactSchema,
} as const;

export const identityStates = ['user.updated', 'organization.updated'] as const;

export const identityFacts = ['audit.recorded'] as const;

export const identitySignals = [
  /** Of somebody whose rights or sessions may not be what they were. */
  'person.changed',
  /** Of an organisation that is there no more, or again, or one of whose programs is. */
  'organization.changed',
  /** Of a session, by the gateway's hash of its id. */
  'session.ended',
] as const;

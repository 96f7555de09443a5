import { z } from 'zod';
import { uid } from '../fields';
import { mailRequestSchema } from './mail';

export const contentEvents = {
  /** Each mail is an entity of its own, so that mails wait for nothing but the mail server. */
  'mail.requested': z.object({ mail: mailRequestSchema }),
  /** Whether an organisation has resources, which its people then find in the menu. */
  'resources.changed': z.object({ organization_uid: uid, has_resources: z.boolean() }),
} as const;

export const contentStates = ['resources.changed'] as const;

export const contentFacts = ['mail.requested'] as const;

import { z } from 'zod';
import { uid } from '../fields';
import { mailRequestSchema } from './mail';

const settledOutcomes = ['sent', 'refused', 'expired'] as const;

export const contentEvents = {
  /** Each mail is an entity of its own, so that mails wait for nothing but the mail server. */
  'mail.requested': z.object({ mail: mailRequestSchema }),
  /**
   * What became of a mail, by the uid it was requested with; of those whose requester has somebody wait for them
   * (monthly reports). sent: the mail server has it. refused, expired: nobody got it, and it is not tried again.
   */
  'mail.settled': z.object({ outcome: z.enum(settledOutcomes) }),
  /** Whether an organisation has resources, which its people then find in the menu. */
  'resources.changed': z.object({ organization_uid: uid, has_resources: z.boolean() }),
} as const;

export const contentStates = ['resources.changed'] as const;

export const contentFacts = ['mail.requested', 'mail.settled'] as const;

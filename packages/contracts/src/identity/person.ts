import { z } from 'zod';
import { uid } from '../fields';
import { roleSchema } from './role';
import { userEmbedSchema } from './user';

/** What somebody is in a place; events from before it was published leave it out, and nobody knows. */
const publishedRoles = z.array(roleSchema).optional();

/** What other domains store of a person, and whom they may coach with. */
export const personSchema = userEmbedSchema.extend({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** All addresses they sign in with; events from before it was published leave it out. */
  emails: z.array(z.string()).optional(),
  /** Coaches this person was invited by; a standalone coach coaches through this. */
  coaches: z.array(uid),
  /** Whether coaches hold interactions with them; events from before it was published leave it out, and mean yes. */
  is_coachable: z.boolean().optional(),
  /** Whether their account is locked; events from before it was published leave it out, and mean no. */
  is_disabled: z.boolean().optional(),
  /** What they are over the whole platform. */
  roles: publishedRoles,
  schools: z.array(
    z.object({
      organization_uid: uid,
      roles: publishedRoles,
      programs: z.array(z.object({ program_uid: uid, program_name: z.string(), roles: publishedRoles })),
    }),
  ),
});
export type Person = z.infer<typeof personSchema>;

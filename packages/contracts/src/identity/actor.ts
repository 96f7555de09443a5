import { z } from 'zod';
import { line, uid } from '../fields';
import { licenseSchema } from './license';
import { roleSchema } from './role';

/**
 * Who is calling, as the gateway passes it on to services in a token and as `access` decides: a person's roles without their
 * personal data. `organization_uid` is the organisation they work in now, null for a standalone person.
 */
export const actorSchema = z.object({
  uid,
  /** Uid of the member of staff who is signed in as them; absent while they are there in person. */
  real_uid: uid.optional(),
  username: line(200),
  organization_uid: uid.nullable(),
  roles: z.array(roleSchema),
  schools: z.array(
    z.object({
      organization_uid: uid,
      roles: z.array(roleSchema),
      /** Its administrators see counts and minutes of coaching and no content. */
      counts_only: z.boolean().optional(),
      programs: z.array(z.object({ program_uid: uid, roles: z.array(roleSchema) })),
    }),
  ),
  licenses: z.array(licenseSchema),
});
export type Actor = z.infer<typeof actorSchema>;

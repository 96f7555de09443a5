import { z } from 'zod';
import { line, requiredLine, uid } from '../fields';

export const programSchema = z.object({
  uid,
  program_name: requiredLine(),
  organization_uid: uid,
});
export type Program = z.infer<typeof programSchema>;

/** What another entity keeps of its program. */
export const programEmbedSchema = z.object({
  program_uid: uid,
  program_name: line(),
  organization_uid: uid,
});
export type ProgramEmbed = z.infer<typeof programEmbedSchema>;

export const organizationSchema = z.object({
  uid,
  name: requiredLine(),
  short_name: line(40),
  logo: z.string().nullable(),
  programs: z.array(programSchema),
  has_resources: z.boolean(),
});
export type Organization = z.infer<typeof organizationSchema>;

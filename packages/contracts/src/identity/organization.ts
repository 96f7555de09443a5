import { z } from 'zod';
import { line, requiredLine, shownPicture, timeZone, uid } from '../fields';

export const programSchema = z.object({
  uid,
  program_name: requiredLine(),
  organization_uid: uid,
});
export type Program = z.infer<typeof programSchema>;

/** What another entity stores of its program. */
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
  logo: shownPicture,
  programs: z.array(programSchema),
  has_resources: z.boolean(),
  /** Where it is; decides about its clocks unless `time_zone` does. */
  region: line().optional(),
  time_zone: timeZone.optional(),
  /** Whether its administrators see counts and minutes of coaching and no content; left out means no. */
  counts_only: z.boolean().optional(),
});
export type Organization = z.infer<typeof organizationSchema>;

/** What a course code leads to, in words for who is asked to join. */
export const courseSchema = z.object({ program_name: line(), organization_name: line() });
export type Course = z.infer<typeof courseSchema>;

import { z } from 'zod';
import { email, line, moment, uid } from '../fields';
import { roleSchema } from './role';

/** A person's place in one program of an organisation. */
export const userProgramSchema = z.object({
  program_uid: uid,
  program_name: line(),
  roles: z.array(roleSchema),
});

/** A person's place in one organisation. */
export const userSchoolSchema = z.object({
  organization_uid: uid,
  organization_name: line(),
  roles: z.array(roleSchema),
  programs: z.array(userProgramSchema),
});

/** What a person pays for, and from when to when (both days included). */
export const licenseSchema = z.object({
  product: line(60),
  start_date: moment,
  end_date: moment,
});
export type License = z.infer<typeof licenseSchema>;

/** A way to sign in: for `system` 'email', `system_key` is the address. */
export const loginSchema = z.object({ system: line(40), system_key: line(254) });

export const userSchema = z.object({
  uid,
  email,
  first_name: line(100),
  last_name: line(100),
  username: line(200),
  initials: line(4),
  picture: z.string().nullable(),
  roles: z.array(roleSchema),
  schools: z.array(userSchoolSchema),
  uams: z.array(loginSchema),
  licenses: z.array(licenseSchema),
});
export type User = z.infer<typeof userSchema>;

/** What another entity keeps of a person. */
export const userEmbedSchema = z.object({
  uid,
  username: line(200),
  initials: line(4),
  picture: z.string().nullable(),
});
export type UserEmbed = z.infer<typeof userEmbedSchema>;

/** A person as a list or picker shows them. */
export const userSummarySchema = userEmbedSchema.extend({ email });
export type UserSummary = z.infer<typeof userSummarySchema>;

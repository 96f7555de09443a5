import { z } from 'zod';
import { email, line, shownPicture, uid } from '../fields';
import { licenseSchema } from './license';
import { MAX_PERSON_NAME } from './limits';
import { roleSchema } from './role';

/** A person's place in one program of an organisation. */
export const userProgramSchema = z.object({
  program_uid: uid,
  program_name: line(),
  roles: z.array(roleSchema),
  /** Of the specification's shape; there are none. */
  campuses: z.array(line()).optional(),
  courses: z.array(line()).optional(),
});

/** A person's place in one organisation. */
export const userSchoolSchema = z.object({
  organization_uid: uid,
  organization_name: line(),
  roles: z.array(roleSchema),
  /** Its administrators see counts and minutes of coaching and no content. */
  counts_only: z.boolean().optional(),
  programs: z.array(userProgramSchema),
});

/** A way to sign in: for `system` 'email', `system_key` is the address. */
export const loginSchema = z.object({ system: line(40), system_key: line(254) });

export const userSchema = z.object({
  uid,
  email,
  first_name: line(MAX_PERSON_NAME),
  last_name: line(MAX_PERSON_NAME),
  username: line(200),
  initials: line(4),
  picture: shownPicture,
  roles: z.array(roleSchema),
  schools: z.array(userSchoolSchema),
  uams: z.array(loginSchema),
  licenses: z.array(licenseSchema),
  /** Whether they have chosen a password; sent to nobody but themselves. */
  has_password: z.boolean().optional(),
  /** True while staff has locked this person out; sent to who administers them and to nobody else. */
  disabled: z.boolean().optional(),
  /** Whether who asks may change names and picture and have a reset sent; not sent to the person themselves. */
  may_update: z.boolean().optional(),
});
export type User = z.infer<typeof userSchema>;

/** What another entity stores of a person. */
export const userEmbedSchema = z.object({
  uid,
  username: line(200),
  initials: line(4),
  picture: shownPicture,
});
export type UserEmbed = z.infer<typeof userEmbedSchema>;

/** A person as a list or picker shows them. */
export const userSummarySchema = userEmbedSchema.extend({ email });
export type UserSummary = z.infer<typeof userSummarySchema>;

/** A person in a list of people; names, roles and licences for those who administer them. */
export const listedUserSchema = userSummarySchema.extend(
  userSchema
    .pick({ first_name: true, last_name: true, roles: true, schools: true, licenses: true, disabled: true })
    .partial().shape,
);
export type ListedUser = z.infer<typeof listedUserSchema>;

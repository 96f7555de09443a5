import { z } from 'zod';
import { chosenPicture, line, requiredLine, timeZone, uid } from '../fields';
import { isPublicEmailDomain } from './email-domain';
import { identityMessages } from './messages';
import { organizationSchema, programSchema } from './organization';

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const isLabel = new RegExp(`^${label}$`);
const isDomain = new RegExp(`^${label}(?:\\.${label})+$`);

/** The organisation's part of an address, such as `cedar-grove`; empty for none. */
const subdomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(63, identityMessages.notASubdomain)
  .refine((text) => text === '' || isLabel.test(text), identityMessages.notASubdomain);

/** The domain of the addresses its people sign up with, such as `cedar.test`; empty for none. */
const emailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253, identityMessages.notADomain)
  .transform((text) => text.replace(/^@/, ''))
  .pipe(
    z
      .string()
      .refine((text) => text === '' || isDomain.test(text), identityMessages.notADomain)
      .refine((text) => !isPublicEmailDomain(text), identityMessages.publicDomain),
  );

/** An organisation in a list of them (spec 2 section 2). */
export const listedOrganizationSchema = organizationSchema.extend({ region: line(100) });
export type ListedOrganization = z.infer<typeof listedOrganizationSchema>;

/** An organisation with all that its screen shows. */
export const managedOrganizationSchema = listedOrganizationSchema.extend({
  subdomain: line(63),
  org_domain: line(253),
});
export type ManagedOrganization = z.infer<typeof managedOrganizationSchema>;

/** What is written of an organisation; what is left out stays as it is, and a new one may come without a uid. */
export const organizationDraftSchema = z.object({
  uid: uid.optional(),
  name: requiredLine().optional(),
  short_name: line(40).optional(),
  subdomain: subdomain.optional(),
  org_domain: emailDomain.optional(),
  region: line(100).optional(),
  /** Empty leaves it to the region. */
  time_zone: z.union([z.literal(''), timeZone]).optional(),
  logo: chosenPicture.nullable().optional(),
  counts_only: z.boolean().optional(),
});
export type OrganizationDraft = z.infer<typeof organizationDraftSchema>;

/** A program with all that its screen shows; the course code is for those who may change it. */
export const managedProgramSchema = programSchema.extend({
  /** The same as `program_name` (spec 2 section 3). */
  name: line().optional(),
  program_type: line(100),
  course_code: line(40).nullable(),
});
export type ManagedProgram = z.infer<typeof managedProgramSchema>;

/** What is written of a program; what is left out stays as it is, and a new one may come without a uid. */
export const programDraftSchema = z.object({
  uid: uid.optional(),
  program_name: requiredLine().optional(),
  /** The same as `program_name`; of both, the one that changes something counts. */
  name: requiredLine().optional(),
  program_type: line(100).optional(),
  /**
   * What people type at sign-up to join, compared in upper case; null or empty when nobody can. One that the program did
   * not have is refused where `courseCodeProblem` says so; what is stored can be sent back as it is.
   */
  course_code: line(40)
    .toUpperCase()
    .transform((code) => code || null)
    .nullable()
    .optional(),
});
export type ProgramDraft = z.infer<typeof programDraftSchema>;

import { z } from 'zod';
import { line, uid } from '../fields';
import { programEmbedSchema } from '../identity/organization';

/** What another entity stores of an organisation. */
export const organizationEmbedSchema = z.object({ uid, name: line(), short_name: line(40) });
export type OrganizationEmbed = z.infer<typeof organizationEmbedSchema>;

/** The flags of a question that say who is offered it (spec 2 section 4). */
export const questionFlagsSchema = z.object({
  organization_embed: organizationEmbedSchema.nullable(),
  /** Its name under both its names. */
  program_embed: programEmbedSchema.extend({ name: line() }).nullable(),
  system_question: z.boolean(),
});
export type QuestionFlags = z.infer<typeof questionFlagsSchema>;

/** The flags of a template that say who is offered it (spec 2 section 4). */
export const templateFlagsSchema = z.object({
  organization_embed: organizationEmbedSchema.nullable(),
  organization_draft_embed: organizationEmbedSchema.nullable(),
  program_embed: programEmbedSchema.nullable(),
  program_draft_embed: programEmbedSchema.nullable(),
  system_template: z.boolean(),
  system_draft_template: z.boolean(),
});
export type TemplateFlags = z.infer<typeof templateFlagsSchema>;

import type { ProgramEmbed } from '../identity/organization';
import type { OrganizationEmbed, QuestionFlags, TemplateFlags } from './visibility';

/** Who is offered a question besides its owner. */
export const questionVisibilities = ['private', 'organization', 'program', 'system'] as const;
export type QuestionVisibility = (typeof questionVisibilities)[number];

/** Who offers questions to others. */
export const questionOfferers = ['organization', 'program', 'system'] as const;

/** Who is offered a template besides its owner; drafts are for those alone who may edit them. */
export const templateVisibilities = [
  'private',
  'organization',
  'organization_draft',
  'program',
  'program_draft',
  'system',
  'system_draft',
] as const;
export type TemplateVisibility = (typeof templateVisibilities)[number];

/** Who is offered a question, by its flags; a program is within its organisation. */
export function questionVisibilityOf(flags: QuestionFlags): QuestionVisibility {
  if (flags.system_question) return 'system';
  if (flags.program_embed) return 'program';
  return flags.organization_embed ? 'organization' : 'private';
}

/** Who is offered a template, by its flags. */
export function templateVisibilityOf(flags: TemplateFlags): TemplateVisibility {
  if (flags.system_template) return 'system';
  if (flags.system_draft_template) return 'system_draft';
  if (flags.program_embed) return 'program';
  if (flags.program_draft_embed) return 'program_draft';
  if (flags.organization_embed) return 'organization';
  return flags.organization_draft_embed ? 'organization_draft' : 'private';
}

/** The place something is offered in. */
export interface OfferingPlace {
  organization: OrganizationEmbed | null;
  program: ProgramEmbed | null;
}

/** The flags that offer a question so; those the place has no embed for stay empty. */
export const questionFlagsFor = (visibility: QuestionVisibility, place: OfferingPlace): QuestionFlags => ({
  organization_embed: visibility === 'organization' ? place.organization : null,
  program_embed:
    visibility === 'program' && place.program ? { ...place.program, name: place.program.program_name } : null,
  system_question: visibility === 'system',
});

/** The flags that offer a template so; those the place has no embed for stay empty. */
export const templateFlagsFor = (visibility: TemplateVisibility, place: OfferingPlace): TemplateFlags => ({
  organization_embed: visibility === 'organization' ? place.organization : null,
  organization_draft_embed: visibility === 'organization_draft' ? place.organization : null,
  program_embed: visibility === 'program' ? place.program : null,
  program_draft_embed: visibility === 'program_draft' ? place.program : null,
  system_template: visibility === 'system',
  system_draft_template: visibility === 'system_draft',
});

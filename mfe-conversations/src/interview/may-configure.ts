import { mayEditTemplate } from '@coaching/access';
import { type Actor, type Interview, type TemplateFlags, templateVisibilityOf } from '@coaching/contracts';
import { viewerRole } from '@coaching/interaction-kit/viewer';
import { headOf } from './interview-head';

/** A template as the rules of access ask. */
export function offeredTemplate(template: TemplateFlags & { user: string }) {
  const { organization_embed, organization_draft_embed, program_embed, program_draft_embed, user } = template;
  const program = program_embed ?? program_draft_embed;
  return {
    user,
    visibility: templateVisibilityOf(template),
    organization_uid:
      program?.organization_uid ?? (organization_embed ?? organization_draft_embed)?.uid ?? null,
    program_uid: program?.program_uid ?? null,
  };
}

/** May set it up: of a conversation its coach, of a template whom spec 2 section 6 names. */
export const mayConfigure = (actor: Actor, interview: Interview): boolean =>
  interview.template
    ? mayEditTemplate(actor, offeredTemplate(interview))
    : viewerRole(actor, headOf(interview), 'interview') === 'coach';

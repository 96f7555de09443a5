import { hasOrganizationRole, templateVisibilitiesFor } from '@coaching/access';
import {
  type Actor,
  type Organization,
  type OrganizationEmbed,
  type TemplateFlags,
  type TemplateVisibility,
  templateFlagsFor,
  templateVisibilityOf,
} from '@coaching/contracts';

/** One way of offering a template: a choice as it is shown, and the flags that it sets. */
export interface TemplateChoice {
  value: string;
  label: string;
  flags: TemplateFlags;
}

const isOfOrganization = (visibility: TemplateVisibility) => visibility.startsWith('organization');
const isOfProgram = (visibility: TemplateVisibility) => visibility.startsWith('program');

const keepsOrganization = (actor: Actor, organization_uid: string) =>
  hasOrganizationRole(actor, organization_uid, 'Organization Admin', 'Organization Content Admin');

function labelOf(
  visibility: TemplateVisibility,
  actor: Actor,
  organization: Organization | null,
  program: string,
) {
  const labels: Record<TemplateVisibility, string> = {
    private: 'Private',
    organization:
      organization && keepsOrganization(actor, organization.uid)
        ? 'Organization template'
        : `Visible to ${organization?.name ?? 'your organization'}`,
    organization_draft: 'Draft organization template',
    program: `Program template: ${program}`,
    program_draft: `Draft program template: ${program}`,
    system: 'System template',
    system_draft: 'Draft system template',
  };
  return labels[visibility];
}

const embedOf = ({ uid, name, short_name }: Organization): OrganizationEmbed => ({ uid, name, short_name });

/**
 * The ways somebody can offer a template, in the order they are shown (spec 2 section 6).
 * @param organization the one they work in; null for none
 */
export function templateChoices(actor: Actor, organization: Organization | null): TemplateChoice[] {
  const organization_uid = organization?.uid ?? null;
  const here = organization && embedOf(organization);
  const everywhere = templateVisibilitiesFor(actor, { organization_uid, program_uid: null })
    .filter((visibility) => !isOfProgram(visibility) && (here || !isOfOrganization(visibility)))
    .map((visibility) => ({
      value: isOfOrganization(visibility) ? `${visibility}:${organization_uid}` : visibility,
      label: labelOf(visibility, actor, organization, ''),
      flags: templateFlagsFor(visibility, { organization: here, program: null }),
    }));
  const inPrograms = (organization?.programs ?? []).flatMap(({ uid: program_uid, program_name }) =>
    templateVisibilitiesFor(actor, { organization_uid, program_uid })
      .filter(isOfProgram)
      .map((visibility) => ({
        value: `${visibility}:${program_uid}`,
        label: labelOf(visibility, actor, organization, program_name),
        flags: templateFlagsFor(visibility, {
          organization: here,
          program: { program_uid, program_name, organization_uid: organization_uid ?? '' },
        }),
      })),
  );
  return [...everywhere, ...inPrograms];
}

/** Which choice a template's flags are: of another organisation or program than those offered, none of these. */
export function templateChoiceOf(flags: TemplateFlags): string {
  const visibility = templateVisibilityOf(flags);
  const program = flags.program_embed ?? flags.program_draft_embed;
  const organization = flags.organization_embed ?? flags.organization_draft_embed;
  if (isOfProgram(visibility)) return `${visibility}:${program?.program_uid}`;
  return isOfOrganization(visibility) ? `${visibility}:${organization?.uid}` : visibility;
}

/** What a template's visibility is, and what it can be: one is new as private, and stays as it is until one chooses. */
export function templateVisibility(choices: readonly TemplateChoice[], template: TemplateFlags) {
  const value = templateChoiceOf(template);
  const isAmong = choices.some((choice) => choice.value === value);
  return {
    value,
    choices: [
      ...(isAmong ? [] : [{ value, label: offeredTo(template) }]),
      ...choices.map((choice) => ({ value: choice.value, label: choice.label })),
    ],
  };
}

/** Others are offered it: it is neither private nor a draft. */
export function isOfferedToOthers(flags: TemplateFlags): boolean {
  const visibility = templateVisibilityOf(flags);
  return visibility !== 'private' && !visibility.endsWith('draft');
}

/** How a template is offered, in words for a list of all. */
export function offeredTo(flags: TemplateFlags): string {
  const { organization_embed, organization_draft_embed, program_embed, program_draft_embed } = flags;
  const words: Record<TemplateVisibility, string> = {
    private: 'Private',
    organization: organization_embed?.name ?? '',
    organization_draft: `${organization_draft_embed?.name ?? ''} (draft)`,
    program: program_embed?.program_name ?? '',
    program_draft: `${program_draft_embed?.program_name ?? ''} (draft)`,
    system: 'Everyone',
    system_draft: 'Everyone (draft)',
  };
  return words[templateVisibilityOf(flags)];
}

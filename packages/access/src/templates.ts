import { type Actor, type Role, type TemplateVisibility, templateVisibilities } from '@coaching/contracts';
import {
  isOfferedOrganizations,
  isOfferedPrograms,
  type Offered,
  type OfferedPlace,
  ownsOffered,
} from './offering';
import { hasAnyRole, hasGlobalRole, hasOrganizationRole, hasProgramRole, type RoleHolder } from './roles';

/** A template as far as its policy needs it. */
export type OfferedTemplate = Offered<TemplateVisibility>;

const editsForOrganizations = (actor: Actor, { organization_uid }: OfferedPlace) =>
  hasOrganizationRole(actor, organization_uid, 'Organization Admin', 'Organization Content Admin');

const editsForPrograms = (actor: Actor, { organization_uid, program_uid }: OfferedPlace) =>
  hasProgramRole(actor, program_uid, 'Program Admin', 'Program Content Admin') ||
  hasOrganizationRole(actor, organization_uid, 'Organization Admin');

const editsForSystem = (actor: Actor) => hasGlobalRole(actor, 'Superuser', 'Content Manager');

/** Those who are coached, and those who pay, hold no conversations and have nothing to offer to those who do. */
const NO_USERS_OF_TEMPLATES: readonly Role[] = ['Coachee', 'Billing'];

function worksWithTemplatesAt({ schools }: Actor, { organization_uid }: OfferedPlace): boolean {
  const school = schools.find((each) => each.organization_uid === organization_uid);
  const held = school ? [school, ...school.programs].flatMap(({ roles }) => roles) : [];
  return held.some((role) => !NO_USERS_OF_TEMPLATES.includes(role));
}

/** Who may offer a template so in a place (spec 2 section 6); a private one is its owner's. */
const offers: Record<TemplateVisibility, (actor: Actor, place: OfferedPlace) => boolean> = {
  private: () => true,
  organization: worksWithTemplatesAt,
  organization_draft: editsForOrganizations,
  program: editsForPrograms,
  program_draft: editsForPrograms,
  system: editsForSystem,
  system_draft: editsForSystem,
};

/** Who may change what others offer so. */
const edits: Record<TemplateVisibility, (actor: Actor, place: OfferedPlace) => boolean> = {
  ...offers,
  private: () => false,
  organization: editsForOrganizations,
};

/** Looks after the templates of others somewhere, by a role that is for content alone (spec 2 section 6). */
export const looksAfterTemplates = (holder: RoleHolder): boolean =>
  hasAnyRole(holder, 'Content Manager', 'Organization Content Admin', 'Program Content Admin');

/** May offer a template so in this place. */
export const mayOfferTemplate = (
  actor: Actor,
  visibility: TemplateVisibility,
  place: OfferedPlace,
): boolean => offers[visibility](actor, place);

/** The choices that somebody has of whom to offer a template to in a place, in the order they are shown. */
export const templateVisibilitiesFor = (actor: Actor, place: OfferedPlace): TemplateVisibility[] =>
  templateVisibilities.filter((visibility) => mayOfferTemplate(actor, visibility, place));

/** May change and delete it: its owner (of a private one in person alone), and who edits what is offered there. */
export const mayEditTemplate = (actor: Actor, template: OfferedTemplate): boolean =>
  ownsOffered(actor, template) || edits[template.visibility](actor, template);

/** Is offered it: who may change it, and of what is no draft everyone there. */
export function mayReadTemplate(actor: Actor, template: OfferedTemplate): boolean {
  if (mayEditTemplate(actor, template)) return true;
  if (template.visibility === 'system') return true;
  if (template.visibility === 'organization') return isOfferedOrganizations(actor, template);
  return template.visibility === 'program' && isOfferedPrograms(actor, template);
}

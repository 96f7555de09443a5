import {
  hasOrganizationRole,
  isInPerson,
  isOfferedOrganizations,
  isStaff,
  mayOfferTemplate,
  type OfferedPlace,
} from '@coaching/access';
import type { Actor, CallQuery, templateFilters } from '@coaching/contracts';

/** To whom something of a bank is offered. */
export interface Offer<Visibility extends string = string> extends OfferedPlace {
  visibility: Visibility;
}

/** One's own. */
export const ownScope = (user: string) => `own ${user}`;

/** Names under which what is offered so is found; a program's are also found by its organisation. */
export function scopesOf({ visibility, organization_uid, program_uid }: Offer): string[] {
  if (visibility.startsWith('program'))
    return [`${visibility} ${program_uid}`, `${visibility} of ${organization_uid}`];
  if (visibility.startsWith('organization')) return [`${visibility} ${organization_uid}`];
  return visibility.startsWith('system') ? [visibility] : [];
}

/** What somebody asks to see of a bank. */
export interface View {
  /** No row is in two of them. */
  scopes: string[];
  /** Uid of whose own is seen besides, which may be in the scopes, too; null for nobody's. */
  own: string | null;
}

const ownPrograms = (actor: Actor, organization_uid: string) =>
  actor.schools.find((school) => school.organization_uid === organization_uid)?.programs ?? [];

/** Programs of the organisation in which somebody is, or all of them at once for those who see all. */
function programScopes(actor: Actor, organization_uid: string): string[] {
  if (isStaff(actor) || hasOrganizationRole(actor, organization_uid, 'Organization Admin'))
    return [`program of ${organization_uid}`];
  return ownPrograms(actor, organization_uid).map(({ program_uid }) => `program ${program_uid}`);
}

/** One's own, in person alone: who is signed in as somebody else does not see what that person keeps to themselves. */
const privateScopes = (actor: Actor) => (isInPerson(actor) ? [ownScope(actor.uid)] : []);

/** What of a bank of questions somebody is offered while they work in this organisation, or in none. */
export function questionView(actor: Actor, organization_uid: string | null): View {
  const place = { organization_uid, program_uid: null };
  const here =
    organization_uid !== null && isOfferedOrganizations(actor, place)
      ? [`organization ${organization_uid}`, ...programScopes(actor, organization_uid)]
      : [];
  return { own: null, scopes: [...privateScopes(actor), 'system', ...here] };
}

/** Drafts that others made and that somebody may edit while they work in this organisation. */
function draftScopes(actor: Actor, organization_uid: string | null): string[] {
  const system = { organization_uid: null, program_uid: null };
  const everywhere = mayOfferTemplate(actor, 'system_draft', system) ? ['system_draft'] : [];
  if (organization_uid === null) return everywhere;
  const here = { organization_uid, program_uid: null };
  const keeps = mayOfferTemplate(actor, 'organization_draft', here)
    ? [`organization_draft ${organization_uid}`]
    : [];
  const programs = hasOrganizationRole(actor, organization_uid, 'Organization Admin')
    ? [`program_draft of ${organization_uid}`]
    : ownPrograms(actor, organization_uid)
        .filter(({ program_uid }) =>
          mayOfferTemplate(actor, 'program_draft', { organization_uid, program_uid }),
        )
        .map(({ program_uid }) => `program_draft ${program_uid}`);
  return [...everywhere, ...keeps, ...programs];
}

/** What of the templates somebody is offered, or may edit, by the filter they chose. */
export function templateView(actor: Actor, filtering: CallQuery<'getInterviewTemplates'>['filtering']): View {
  const { organization_uid } = actor;
  const isHere =
    organization_uid !== null && isOfferedOrganizations(actor, { organization_uid, program_uid: null });
  const of: Record<Exclude<(typeof templateFilters)[number], 'all' | 'mine'>, string[]> = {
    system: ['system'],
    organization: isHere ? [`organization ${organization_uid}`] : [],
    program: isHere ? programScopes(actor, organization_uid) : [],
    draft: draftScopes(actor, organization_uid),
  };
  const own = isInPerson(actor) ? actor.uid : null;
  if (filtering === 'all') return { own, scopes: Object.values(of).flat() };
  if (filtering === 'mine') return { own, scopes: [] };
  return { own: null, scopes: of[filtering] };
}

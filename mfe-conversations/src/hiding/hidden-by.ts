import { hidesFor, mayDecideFor, organizationDecidedFor } from '@coaching/access';
import type { Actor } from '@coaching/contracts';

/** Who hides something from somebody: they themselves, for their organization too; or their organization for them. */
export type Hider = 'oneself' | 'organization';

/** What is said of what an organization hides. */
export const HIDDEN_BY_ORGANIZATION = 'Hidden by your organization';

/**
 * Who hides something from somebody; null where it is shown to them. What their organization hides stays hidden whatever
 * they choose for themselves (spec 2 section 6).
 */
export function hiddenBy(actor: Actor, hidden_orgs: readonly string[]): Hider | null {
  const { organization_uid } = actor;
  if (
    organization_uid !== null &&
    hidden_orgs.includes(organization_uid) &&
    !mayDecideFor(actor, organization_uid)
  )
    return 'organization';
  return hidden_orgs.some((uid) => mayDecideFor(actor, uid)) ? 'oneself' : null;
}

/** The places in which something is hidden after somebody hid it, or showed it again wherever they may decide. */
export const hiddenAfter = (actor: Actor, hidden_orgs: readonly string[]): string[] =>
  hiddenBy(actor, hidden_orgs) === null
    ? [...hidden_orgs, hidesFor(actor)]
    : hidden_orgs.filter((uid) => !mayDecideFor(actor, uid));

/** Whether what somebody hides is hidden for all of their organization, not for themselves alone. */
export const hidesForAll = (actor: Actor): boolean => organizationDecidedFor(actor) !== null;

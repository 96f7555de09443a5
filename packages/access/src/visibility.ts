import type { Actor, InteractionVisibility } from '@coaching/contracts';
import { isCoach } from './coaching';
import { hasGlobalRole, hasOrganizationRole } from './roles';

/** What others may have read of an observation so far. */
export interface ReadSoFar {
  visibility: InteractionVisibility;
  /** Whether others could read something of it before, whatever has become of that since. */
  shown: boolean;
  items: readonly unknown[];
  /** Rich text. */
  additional_information: string;
  /** Whether it was ever finished. */
  finished: boolean;
}

/** Words, or a picture; markup alone says nothing. */
export const hasText = (html: string) =>
  html.includes('<img') || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';

/** Whether others than its coach could ever read something of it: a line, information, an action step, or its end. */
export function othersCouldRead(observation: ReadSoFar): boolean {
  const { visibility, shown, items, additional_information, finished } = observation;
  if (shown || finished) return true;
  return visibility === 'shared' && (items.length > 0 || hasText(additional_information));
}

/** Whether it may be private: what others could read once stays readable. */
export const mayBecomePrivate = (observation: ReadSoFar): boolean => !othersCouldRead(observation);

/** Whether it may be for another coachee or in another program: what some could read is not given to others. */
export const mayMove = (observation: ReadSoFar): boolean => !othersCouldRead(observation);

/**
 * Who reads an action step: what others could read once stays theirs, also when its tool becomes private.
 * @param step how it was so far; null when it is new
 */
export const stepVisibility = (
  tool: InteractionVisibility,
  step: InteractionVisibility | null,
): InteractionVisibility => (step === 'shared' ? 'shared' : tool);

/** May choose who reads their own new observations before they are finished: whoever works as a coach. */
export const mayChooseOwnDefault = (actor: Actor): boolean => isCoach(actor);

/** May choose it for the organisation they work in now: its Organization Admin, and a Superuser working in it. */
export function mayChooseOrganizationDefault(actor: Actor): actor is Actor & { organization_uid: string } {
  const { organization_uid } = actor;
  return (
    organization_uid !== null &&
    (hasGlobalRole(actor, 'Superuser') || hasOrganizationRole(actor, organization_uid, 'Organization Admin'))
  );
}

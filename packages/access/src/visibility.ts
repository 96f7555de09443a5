import type { Actor } from '@coaching/contracts';
import { isCoach } from './coaching';
import { hasGlobalRole, hasOrganizationRole } from './roles';

/** What may have been read of an observation so far. */
export interface ReadSoFar {
  items: readonly unknown[];
  /** Rich text. */
  additional_information: string;
  /** Whether it was ever finished. */
  finished: boolean;
}

/** Words, or a picture; markup alone says nothing. */
const saysSomething = (html: string) =>
  html.includes('<img') || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';

/** Whether a shared observation may become private: what others could read once stays readable. */
export function mayBecomePrivate({ items, additional_information, finished }: ReadSoFar): boolean {
  return !finished && items.length === 0 && !saysSomething(additional_information);
}

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

import { hasAnyRole } from '@coaching/access';
import type { Actor, Role } from '@coaching/contracts';

/** Whether a page or menu entry is for somebody: for those with one of its roles, or for everyone when it names none. */
export const maySee = (actor: Actor, { roles }: { roles: readonly Role[] }): boolean =>
  roles.length === 0 || hasAnyRole(actor, ...roles);

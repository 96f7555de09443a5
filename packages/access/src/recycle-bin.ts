import type { Actor } from '@coaching/contracts';
import { hasAnyRole } from './roles';

/** Who finds deleted things and can bring them back (spec 1 section 2, Application shell). */
export function mayOpenRecycleBin(actor: Actor): boolean {
  return hasAnyRole(actor, 'Superuser', 'Organization Admin', 'Program Admin', 'Coach');
}

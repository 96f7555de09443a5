import type { Actor } from '@coaching/contracts';
import { hasGlobalRole } from './roles';

/** Where a person starts after signing in (spec 1 section 4). */
export function defaultLanding(actor: Pick<Actor, 'roles'>): '/user' | '/dashboard' {
  return hasGlobalRole(actor, 'Superuser', 'Support', 'Content Manager') ? '/user' : '/dashboard';
}

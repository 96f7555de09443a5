import { needsLicense } from '@coaching/access';
import type { Actor } from '@coaching/contracts';

/** Open to a coach whose licence has ended (spec 1 section 4, Route guard). */
const withoutLicense = ['/payment', '/payment_complete', '/logout', '/profile'];

interface Where {
  pathname: string;
  search: string;
  hash: string;
}

const returningTo = ({ pathname, search, hash }: Where) => encodeURIComponent(pathname + search + hash);

/**
 * Where somebody must go instead of a page for signed-in people; null when they may stay.
 * @param actor null when nobody is signed in
 */
export function guard(where: Where, actor: Actor | null, today: Date): string | null {
  if (!actor) return `/login?redirect_to=${returningTo(where)}`;
  if (withoutLicense.includes(where.pathname)) return null;
  return needsLicense(actor, today) ? `/payment?redirect_to=${returningTo(where)}` : null;
}

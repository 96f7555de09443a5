import { needsLicense } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import { isNamed } from '../sign-up/start-step';

/** Open to who has not said their name yet: a new password is chosen before. */
const withoutName = ['/new_password', '/logout'];

/** Open to a coach whose licence has ended (spec 1 section 4, Route guard), and the built-in test of payments. */
const withoutLicense = [
  '/payment',
  '/payment_complete',
  '/payment_test',
  '/billing_test',
  '/logout',
  '/profile',
];

/** What somebody without a licence may read of what they wrote before, once they have chosen to. */
const pastWork = /^\/(interactions|observation\/[^/]+|questions\/answers\/[^/]+|rubric\/use\/[^/]+)$/;

interface Where {
  pathname: string;
  search: string;
  hash: string;
}

const returningTo = ({ pathname, search, hash }: Where) => encodeURIComponent(pathname + search + hash);

/**
 * Where somebody must go instead of a page for signed-in people; null when they may stay.
 * @param actor null when nobody is signed in; without a name they say who they are first, so that nobody meets a
 * blank person
 * @param readsPastWork has chosen, on /payment, to read what they wrote while they had a licence
 */
export function guard(where: Where, actor: Actor | null, today: Date, readsPastWork = false): string | null {
  if (!actor) return `/login?redirect_to=${returningTo(where)}`;
  if (!isNamed(actor) && !withoutName.includes(where.pathname))
    return `/signup?redirect_to=${returningTo(where)}`;
  if (withoutLicense.includes(where.pathname)) return null;
  if (readsPastWork && pastWork.test(where.pathname)) return null;
  return needsLicense(actor, today) ? `/payment?redirect_to=${returningTo(where)}` : null;
}

/** Pages that make no sense as a place to go after signing in. */
const never = ['/', '/login', '/logout'];

/** Only used to read paths against; the page's own origin does not matter. */
const BASE = 'https://own.invalid';

/**
 * Where `redirect_to` may lead: a page of this product, as path, query and hash; null for anything else. Other
 * sites, other schemes and whatever a browser would take for them are refused.
 */
export function safeRedirect(redirectTo: string | null | undefined): string | null {
  if (!redirectTo?.startsWith('/')) return null;
  // Browsers read \ as / and drop control characters, so that "/\t/site" would leave.
  if (/\\|\p{Cc}/u.test(redirectTo)) return null;
  if (!URL.canParse(redirectTo, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(redirectTo, BASE);
  const isOwn = origin === BASE && !pathname.startsWith('//');
  return isOwn && !never.includes(pathname) ? pathname + search + hash : null;
}

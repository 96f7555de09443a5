/**
 * Name of the cookie by which a page knows, without asking, that somebody may be signed in. It is no secret and gives
 * no right: the server looks at the session, which scripts cannot read.
 */
export const SIGNED_IN_HINT = 'signed_in';

/** Whether a browser's cookies (`document.cookie`) say that somebody may be signed in here. */
export function mayBeSignedIn(cookies: string): boolean {
  return cookies
    .split(';')
    .map((pair) => pair.trim())
    .some((pair) => pair === `${SIGNED_IN_HINT}=1` || pair === `__Host-${SIGNED_IN_HINT}=1`);
}

/**
 * Whether a page should ask who is signed in. One whose calls go to a host of their own cannot see that host's cookies.
 * @param apiBase what the paths of calls are below: '/api', '' or the address of an API host
 */
export const isWorthAsking = (apiBase: string, cookies: string): boolean =>
  /^https?:/.test(apiBase) || mayBeSignedIn(cookies);

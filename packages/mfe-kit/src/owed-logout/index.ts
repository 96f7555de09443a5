import { SIGNED_IN_HINT } from '@coaching/contracts';

/** Under which a browser remembers that the server was not told yet that somebody logged out here. */
const KEY = 'logout-owed';

/** Where storage is closed to us it holds for this page only. */
let isOwedHere = false;

function stored<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.localStorage);
  } catch {
    return null;
  }
}

/**
 * Whether somebody logged out on this device and the server could not be told. The session's cookie is out of a page's
 * reach and opens the account as before, so that no page of this browser takes the session up until it has ended.
 */
export const isLogoutOwed = (): boolean => isOwedHere || stored((storage) => storage.getItem(KEY)) != null;

/** Somebody logs out here: until the server has ended the session, it is not taken up. */
export function oweLogout(): void {
  isOwedHere = true;
  stored((storage) => storage.setItem(KEY, '1'));
  // Pages do not even ask then.
  const forget = (name: string, more = '') => {
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have another way
    document.cookie = `${name}=; Max-Age=0; Path=/${more}`;
  };
  forget(`__Host-${SIGNED_IN_HINT}`, '; Secure');
  forget(SIGNED_IN_HINT);
}

/** The session is over, or another one has begun in its place. */
export function forgetOwedLogout(): void {
  isOwedHere = false;
  stored((storage) => storage.removeItem(KEY));
}

/**
 * Ends the session that somebody logged out of while the server could not be told.
 * @param apiBase what the paths of calls are below
 * @returns whether nothing is owed any more; until then nobody counts as signed in here
 */
export async function payOwedLogout(apiBase: string): Promise<boolean> {
  if (!isLogoutOwed()) return true;
  try {
    const answer = await fetch(`${apiBase}/logout`, {
      method: 'POST',
      credentials: 'include',
      keepalive: true,
    });
    const { ok } = (await answer.json()) as { ok?: boolean };
    if (!answer.ok || ok !== true) return false;
  } catch {
    return false;
  }
  forgetOwedLogout();
  return true;
}

/** Calls back when somebody logs out in another page of this browser; returns what ends that. */
export function onLogoutElsewhere(by: () => void): () => void {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) by();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

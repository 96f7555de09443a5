import { publicPaths } from '../routing/public-paths';

/** Pages for everybody, and files people open as pages; they need no application. */
export const isPublicPage = (pathname: string): boolean =>
  publicPaths.includes(pathname) || /\.[a-z0-9]+$/i.test(pathname) || /^\/(?:api|dev)\//.test(pathname);

/**
 * How a file of the application is kept: those with a hash in their name forever, those that say which are current
 * until they can be asked for again; null for what is not kept.
 */
export function isKeptFile(pathname: string): 'forever' | 'latest' | null {
  if (pathname === '/remotes.json' || /^\/remotes\/.*manifest\.json$/.test(pathname)) return 'latest';
  return /^\/(?:shell|remotes)\/.*\.[0-9a-f]{8,}\.[a-z0-9]+$/.test(pathname) ? 'forever' : null;
}

/** The call that says who is signed in, wherever the API's base is. */
export const isSession = (pathname: string): boolean => pathname.endsWith('/user_session');

import { publicPaths } from '../routing/public-paths';

/** Pages for everybody, and files people open as pages; they need no application. */
export const isPublicPage = (pathname: string): boolean =>
  publicPaths.includes(pathname) || /\.[a-z0-9]+$/i.test(pathname) || /^\/(?:api|dev)\//.test(pathname);

/**
 * How a file of the application is stored: those with a hash in their name forever, those that say which are current
 * until they can be fetched again; null for what is not stored.
 */
export function isStoredFile(pathname: string): 'forever' | 'latest' | null {
  if (pathname === '/remotes.json' || /^\/remotes\/.*manifest\.json$/.test(pathname)) return 'latest';
  return /^\/(?:shell|remotes)\/.*\.[0-9a-f]{8,}\.[a-z0-9]+$/.test(pathname) ? 'forever' : null;
}

/** The page one logs in on: drawn by the build, and stored, so that it opens without a network too. */
export const LOGIN = '/login';
export const isLogin = (pathname: string): boolean => pathname === LOGIN;

/** Of the files that a page names in itself, those that are stored forever. */
export const filesIn = (page: string): string[] => [
  ...new Set(
    [...page.matchAll(/(?:href|src)="([^"]+)"/g)]
      .map(([, path]) => path!)
      .filter((path) => isStoredFile(path) === 'forever'),
  ),
];

/** The call that says who is signed in, wherever the API's base is. */
export const isSession = (pathname: string): boolean => pathname.endsWith('/user_session');

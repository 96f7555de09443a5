/** How long browsers may cache a file: forever when its address changes with its content, else ask each time. */
export const FOREVER = 'public, max-age=31536000, immutable';
export const ASK_EACH_TIME = 'no-cache';

/** Files that say which others are current; they change under the same address. */
const isManifest = (path: string) => /(?:^|[/.-])(?:mf-)?(?:manifest|remotes|stats)\.json$/.test(path);

/** Carries a hash of its content in its name, as `main.3f2a9c1b.js` does. */
const hasHash = (path: string) => /(?:^|[./_-])[0-9a-f]{8,}\.[a-z0-9.]+$/i.test(path);

/** The Cache-Control of a file by its path below the web root, percent-decoded. */
export function cachingOf(path: string): string {
  if (isManifest(path)) return ASK_EACH_TIME;
  if (/^\/remotes\/[^/]+\/[^/]+\/./.test(path)) return FOREVER;
  return path.startsWith('/shell/') && hasHash(path) ? FOREVER : ASK_EACH_TIME;
}

/** Below these, a path is a file or nothing; anywhere else it may be a page of the shell. */
export const isAsset = (path: string) => /^\/(?:shell|remotes)(?:\/|$)/.test(path);

interface Routed {
  routes: readonly { prefix: string }[];
}

/** `/config` covers `/config` and `/config/1`, not `/configuration`. */
export function isBelow(pathname: string, prefix: string): boolean {
  const bare = prefix.replace(/\/+$/, '');
  return pathname === bare || pathname.startsWith(`${bare}/`);
}

/** The remote and its route whose prefix fits a path; the longest prefix wins. */
export function matchFor<R extends Routed>(
  pathname: string,
  remotes: readonly R[],
): { remote: R; route: R['routes'][number] } | undefined {
  const fits = remotes.flatMap((remote) =>
    remote.routes.filter(({ prefix }) => isBelow(pathname, prefix)).map((route) => ({ remote, route })),
  );
  return fits.sort((a, b) => b.route.prefix.length - a.route.prefix.length)[0];
}

/** The remote that shows a path. */
export const remoteFor = <R extends Routed>(pathname: string, remotes: readonly R[]): R | undefined =>
  matchFor(pathname, remotes)?.remote;

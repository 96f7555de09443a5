interface Routed {
  routes: readonly { prefix: string }[];
}

/** `/config` covers `/config` and `/config/1`, not `/configuration`. */
export function isBelow(pathname: string, prefix: string): boolean {
  const bare = prefix.replace(/\/+$/, '');
  return pathname === bare || pathname.startsWith(`${bare}/`);
}

/** The remote whose prefix fits a path; the longest prefix wins. */
export function remoteFor<R extends Routed>(pathname: string, remotes: readonly R[]): R | undefined {
  const fits = remotes.flatMap((remote) =>
    remote.routes
      .filter(({ prefix }) => isBelow(pathname, prefix))
      .map(({ prefix }) => ({ remote, length: prefix.length })),
  );
  return fits.sort((a, b) => b.length - a.length)[0]?.remote;
}

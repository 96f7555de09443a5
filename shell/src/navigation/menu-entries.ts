import { hasOrganizationRole } from '@coaching/access';
import type { Actor, Organization, RemoteManifest } from '@coaching/contracts';
import { isBelow, matchFor } from '../remotes/match-remote';
import { maySee } from '../remotes/may-see';

export type MenuEntry = RemoteManifest['navigation'][number];

/** What the shell itself has to offer. */
export const shellEntries: readonly MenuEntry[] = [
  { label: 'Dashboard', path: '/dashboard', icon: 'dashboard', order: 0, roles: [] },
];

/**
 * What the organisation one works in adds to the menu: its resources, when it has some (spec 1, Side menu), and for who
 * looks after its content also before.
 */
export const organizationEntries = (organization: Organization | null, actor: Actor): MenuEntry[] =>
  organization &&
  (organization.has_resources || hasOrganizationRole(actor, organization.uid, 'Organization Content Admin'))
    ? [
        {
          label: `${organization.short_name || organization.name} Resources`,
          short_label: 'Resources',
          path: '/entity_resources',
          icon: 'book',
          order: 90,
          roles: [],
        },
      ]
    : [];

/**
 * The side menu of one person: the shell's entries and those of remotes, for the roles they name, in order. An address
 * that is called differently for other roles stands there once, by the name that comes first.
 */
export function menuEntries(
  actor: Actor,
  remotes: readonly Pick<RemoteManifest, 'navigation'>[],
): MenuEntry[] {
  return [...shellEntries, ...remotes.flatMap(({ navigation }) => navigation)]
    .filter((entry) => maySee(actor, entry))
    .filter(({ path }, index, seen) => seen.findIndex((other) => other.path === path) === index)
    .sort((a, b) => a.order - b.order);
}

/** Screens of the shell that belong to an entry of a remote. */
const belonging: Pick<RemoteManifest, 'routes'> = {
  routes: [{ prefix: '/seats', menu: '/organization', roles: [] }],
};

/**
 * The path of the entries to mark on a page: those whose address it begins with, else the one that a screen
 * belongs to which has an address of its own, as its remote says, or the shell of its own.
 */
export function markedPath(
  pathname: string,
  entries: readonly Pick<MenuEntry, 'path'>[],
  remotes: readonly Pick<RemoteManifest, 'routes'>[],
): string | undefined {
  const own = entries.find(({ path }) => isBelow(pathname, path));
  return own ? own.path : matchFor(pathname, [...remotes, belonging])?.route.menu;
}

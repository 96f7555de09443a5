import type { RemoteEntry, RemoteManifest, Role, SlotName } from '@coaching/contracts';

/**
 * Reads registry and manifests as `remoteRegistrySchema` and `remoteManifestSchema` do, without carrying the
 * schemas to browsers; manifest-shape.test.ts holds the two together.
 */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isPath = (value: unknown): value is string => isText(value) && value.startsWith('/');
const isName = (value: unknown): value is string => isText(value) && /^[a-z][a-z0-9-]*$/.test(value);

const isEntry = (value: unknown): value is RemoteEntry =>
  isRecord(value) && isName(value.name) && isText(value.version) && isText(value.manifest);

/** The entries of a registry; null when it is none. Entries that make no sense are left out. */
export function asRegistry(value: unknown): RemoteEntry[] | null {
  return isRecord(value) && Array.isArray(value.remotes) ? value.remotes.filter(isEntry) : null;
}

type NavigationEntry = RemoteManifest['navigation'][number];

/** A role nobody has shows nothing to anybody, so their names need no check here. */
const areRoles = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every(isText));

const isRoute = (value: unknown): value is { prefix: string; roles?: Role[]; menu?: string } =>
  isRecord(value) &&
  isPath(value.prefix) &&
  areRoles(value.roles) &&
  (value.menu === undefined || isPath(value.menu));

const isNavigationEntry = (value: unknown): value is NavigationEntry =>
  isRecord(value) &&
  isText(value.label) &&
  isPath(value.path) &&
  isText(value.icon) &&
  typeof value.order === 'number' &&
  areRoles(value.roles);

/** As the contract's `slotNames`. */
const slots: readonly SlotName[] = ['dashboard'];

const isSlot = (value: unknown): value is { slot: SlotName; roles?: Role[] } =>
  isRecord(value) && slots.some((slot) => slot === value.slot) && areRoles(value.roles);

/** A manifest; null when it is none. */
export function asManifest(value: unknown): RemoteManifest | null {
  if (!isRecord(value) || !isName(value.name) || !isText(value.version) || !isText(value.entry)) return null;
  const { routes, navigation, slots = [] } = value;
  if (!Array.isArray(routes) || !routes.every(isRoute)) return null;
  if (!Array.isArray(navigation) || !navigation.every(isNavigationEntry)) return null;
  if (!Array.isArray(slots) || !slots.every(isSlot)) return null;
  return {
    name: value.name,
    version: value.version,
    entry: value.entry,
    routes: routes.map(({ prefix, roles, menu }) => ({ prefix, roles: roles ?? [], ...(menu && { menu }) })),
    navigation: navigation.map((entry) => ({ ...entry, roles: entry.roles ?? [] })),
    slots: slots.map(({ slot, roles }) => ({ slot, roles: roles ?? [] })),
  };
}

import { z } from 'zod';
import { roleSchema } from './identity/role';

/** One entry of the registry, `/remotes.json`: which version of a remote is live and where it says what it is. */
export const remoteEntrySchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version: z.string().min(1),
  /** Address of the remote's manifest; everything else of the remote lies beside it. */
  manifest: z.string().min(1),
});
export type RemoteEntry = z.infer<typeof remoteEntrySchema>;

export const remoteRegistrySchema = z.object({ remotes: z.array(remoteEntrySchema) });
export type RemoteRegistry = z.infer<typeof remoteRegistrySchema>;

/** An entry of the side menu; `icon` names a Tabler icon the shell knows. */
export const navigationEntrySchema = z.object({
  label: z.string().min(1),
  /** Where there is little room, as in the bottom bar of a phone; the label itself where it is left out. */
  short_label: z.string().min(1).optional(),
  path: z.string().startsWith('/'),
  icon: z.string().min(1),
  /** Lower comes first. */
  order: z.number(),
  /** Who sees it, anywhere in their roles; empty means every signed-in person. */
  roles: z.array(roleSchema).default([]),
});

/** Places on the shell's own pages in which remotes show something. */
export const slotNames = ['dashboard'] as const;
export type SlotName = (typeof slotNames)[number];

/** A remote's own manifest: its whole face to the shell. */
export const remoteManifestSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version: z.string().min(1),
  /** Federation entry, relative to the manifest. */
  entry: z.string().min(1),
  /**
   * Path prefixes the remote shows, all of them for signed-in people; with `roles`, only for those who have one. `menu`
   * is the path of the menu entry to which the screen belongs, where its own address does not begin with that.
   */
  routes: z.array(
    z.object({
      prefix: z.string().startsWith('/'),
      roles: z.array(roleSchema).default([]),
      menu: z.string().startsWith('/').optional(),
    }),
  ),
  navigation: z.array(navigationEntrySchema),
  /** Where else the remote shows something, and to whom: without roles to every signed-in person. */
  slots: z.array(z.object({ slot: z.enum(slotNames), roles: z.array(roleSchema).default([]) })).default([]),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;

import type { Actor, RemoteManifest, SlotName } from '@coaching/contracts';
import { maySee } from './may-see';

/** The remotes that show something to somebody in a slot. */
export const remotesIn = <R extends Pick<RemoteManifest, 'slots'>>(
  slot: SlotName,
  actor: Actor,
  remotes: readonly R[],
): R[] => remotes.filter(({ slots }) => slots.some((one) => one.slot === slot && maySee(actor, one)));

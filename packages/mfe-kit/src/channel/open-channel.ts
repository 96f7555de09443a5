/** A channel to other pages of this browser; null where it knows none. Who opened it closes it. */
export const openChannel = (name: string): BroadcastChannel | null =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null;

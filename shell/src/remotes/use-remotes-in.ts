import type { SlotName } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import type { Remote } from './registry';
import { useRegistry } from './registry-store';
import { remotesIn } from './remotes-in';

/** The remotes that show something in a slot to who is signed in, as far as they are known. */
export function useRemotesIn(slot: SlotName): Remote[] {
  const { actor } = useSession();
  const registry = useRegistry();
  return registry.status === 'ready' ? remotesIn(slot, actor, registry.remotes) : [];
}

import { type Growing, type LiveUpdate, MESSAGES, type SignalType } from '@coaching/contracts';
import { NotFound } from '../errors';
import { signalledLooks } from '../events/signalled-looks';
import type { Signals } from '../events/signals';
import type { AnsweredEvent, Follower } from '../service';
import { type LiveParts, streamUpdates } from './stream-updates';

/**
 * Follows an entity as it grows.
 * @param look the entity as the caller may see it now; null when it is not theirs to see, or not there
 * @throws NotFound
 */
export async function followEntity<
  Name extends string,
  Entity extends Growing,
  List extends keyof Entity = never,
>(
  parts: LiveParts<Name, List>,
  { signals, signal, uid }: { signals: Signals; signal: SignalType; uid: string },
  { last_id, gone }: Follower,
  look: () => Promise<Entity | null>,
): Promise<AsyncIterable<AnsweredEvent<LiveUpdate<Name, Entity, List>>>> {
  if (!(await look())) throw new NotFound(MESSAGES.notFound);
  return streamUpdates(parts, signalledLooks(signals, signal, uid, gone), look, last_id);
}

import type { Growing, LiveUpdate } from '@coaching/contracts';
import type { AnsweredEvent } from '../service';
import { difference } from './difference';
import { seenId } from './seen-id';

/** How an entity is sent as updates. */
export interface LiveParts<Name extends string, List> {
  /** Under which name the whole entity stands. */
  name: Name;
  /** The field whose parts are sent one by one; null where there is none such. */
  list: List | null;
}

/**
 * What a reader is sent of an entity as it grows: the whole of it, unless it is what they saw last, then each change
 * against what they were sent before, and its end.
 * @param looks when to look again
 * @param look the entity as they may see it now; null once they may not, or it is deleted
 * @param last_id the name of what they saw last; '' when they saw nothing
 */
export async function* streamUpdates<Name extends string, Entity extends Growing, List extends keyof Entity>(
  { name, list }: LiveParts<Name, List>,
  looks: AsyncIterable<void>,
  look: () => Promise<Entity | null>,
  last_id: string,
): AsyncGenerator<AnsweredEvent<LiveUpdate<Name, Entity, List>>> {
  let seen: Entity | null = null;
  for await (const _ of looks) {
    const now = await look();
    if (!now) {
      yield { id: 'gone', data: { kind: 'gone' } };
      return;
    }
    const whole = { kind: 'whole', [name]: now } as { kind: 'whole' } & Record<Name, Entity>;
    const id = seenId(now);
    const update = seen ? difference(list, seen, now) : id === last_id ? null : whole;
    seen = now;
    if (update) yield { id, data: update };
  }
}

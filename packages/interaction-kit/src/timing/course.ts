import type { InteractionVisibility } from '@coaching/contracts';
import { startTimer, type Timed } from './timer-changes';

/** What begins and ends. */
interface Held extends Timed {
  timestamp: string | null;
  end_timestamp: string | null;
  visibility: InteractionVisibility;
}

export type HeldChange = <Entity extends Held>(entity: Entity) => Entity;

/** Opened for the first time: it begins now, with no minute gone and its timer running (spec 1 section 4). */
export const begin =
  (now: Date): HeldChange =>
  (entity) =>
    entity.timestamp ? entity : startTimer(now)({ ...entity, timestamp: now.toISOString(), duration: 0 });

/** Ends it, unless it has ended before (spec 1 section 4, Finish); what is finished is shared. */
export const finish =
  (now: Date): HeldChange =>
  (entity) =>
    entity.end_timestamp ? entity : { ...entity, end_timestamp: now.toISOString(), visibility: 'shared' };

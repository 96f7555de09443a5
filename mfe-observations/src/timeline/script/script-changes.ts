import { formatClock, newUid, type Observation, type ObservationItem } from '@coaching/contracts';
import { nextItemSpeaker } from './next-item-speaker';

/** A change of an observation, as autosave takes it. */
export type Change = (observation: Observation) => Observation;

/** An empty item for what is said next, stamped with the time. */
export function newItem(
  items: readonly ObservationItem[],
  now: Date,
  uid = newUid(now.getTime()),
): ObservationItem {
  return {
    uid,
    time: formatClock(now),
    timestamp: now.toISOString(),
    data: '',
    ob_type: nextItemSpeaker(items),
    notes: null,
    teacher_notes: null,
  };
}

export const addItem =
  (item: ObservationItem): Change =>
  (observation) => ({ ...observation, items: [...observation.items, item] });

/** Changes some of an item; one that is gone stays gone. */
export const changeItem =
  (uid: string, change: Partial<ObservationItem>): Change =>
  (observation) => ({
    ...observation,
    items: observation.items.map((item) => (item.uid === uid ? { ...item, ...change } : item)),
  });

export const removeItem =
  (uid: string): Change =>
  (observation) => ({ ...observation, items: observation.items.filter((item) => item.uid !== uid) });

/** Opened for the first time: it begins now, with no minute gone (spec 1 section 4). */
export const begin =
  (now: Date): Change =>
  (observation) =>
    observation.timestamp ? observation : { ...observation, timestamp: now.toISOString(), duration: 0 };

/** Ends it, unless it has ended before (spec 1 section 4, Finish); what is finished is shared. */
export const finish =
  (now: Date): Change =>
  (observation) =>
    observation.end_timestamp
      ? observation
      : { ...observation, end_timestamp: now.toISOString(), visibility: 'shared' };

/** @param minutes whole minutes; null means not started */
export const setDuration =
  (minutes: number | null): Change =>
  (observation) =>
    observation.duration === minutes ? observation : { ...observation, duration: minutes };

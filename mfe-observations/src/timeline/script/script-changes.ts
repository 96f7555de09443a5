import {
  formatClock,
  newUid,
  type Observation,
  type ObservationItem,
  type ObservationItemType,
} from '@coaching/contracts';
import { isEmptyRichText } from '@coaching/mfe-kit/merging';

/** A change of an observation, as autosave takes it. */
export type Change = (observation: Observation) => Observation;

/** Who speaks in the next item: even index teacher, odd index student (spec 1 section 4). */
export function nextItemSpeaker(items: readonly ObservationItem[]): ObservationItemType {
  return items.length % 2 === 0 ? 'teacher' : 'student';
}

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
    tags: [],
  };
}

/** Whether nobody has written in an item, nor said what it is evidence for; what an older journal holds has no tags. */
export const isUnwritten = ({ data, notes, teacher_notes, tags }: ObservationItem): boolean =>
  !tags?.length && [data, notes, teacher_notes].every(isEmptyRichText);

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

/** Calls a lane something else. */
export const nameLane =
  (lane: 'left_name' | 'right_name', name: string): Change =>
  (observation) => ({ ...observation, [lane]: name });

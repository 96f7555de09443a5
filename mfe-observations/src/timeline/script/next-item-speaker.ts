import type { ObservationItem, ObservationItemType } from '@coaching/contracts';

/** Who speaks in the next item: even index teacher, odd index student (spec 1 section 4). */
export function nextItemSpeaker(items: readonly ObservationItem[]): ObservationItemType {
  return items.length % 2 === 0 ? 'teacher' : 'student';
}

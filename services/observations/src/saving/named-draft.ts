import type { ObservationDraft, ObservationItem } from '@coaching/contracts';
import { identifiedParts } from '@coaching/service-kit';
import type { ItemRecord } from '../observation/observation-record';

type SentItem = NonNullable<ObservationDraft['items']>[number];

/** An item as it is sent, with its identity; without tags its stored ones stay. */
export type NamedItem = Omit<SentItem, 'uid'> & Pick<ObservationItem, 'uid'>;

/** A draft of which every part has its identity. */
export type NamedDraft = Omit<ObservationDraft, 'uid' | 'items'> & { uid: string; items?: NamedItem[] };

/** Items are recognised by their stamps, however their text has changed. */
const isAtSameMoment = ({ timestamp }: SentItem, stored: ItemRecord) =>
  stored.timestamp.getTime() === Date.parse(timestamp);

/** A draft whose items have their uids, as far as they are stored those they have. */
export function namedDraft(
  { items, ...draft }: ObservationDraft,
  uid: string,
  stored: { items: readonly ItemRecord[] } | null,
): NamedDraft {
  return {
    ...draft,
    uid,
    ...(items && { items: identifiedParts(items, stored?.items ?? [], isAtSameMoment) }),
  };
}

import { newUid, type Observation, type ObservationDraft } from '@coaching/contracts';
import { interactionParts } from '@coaching/interaction-kit/merging';
import { field, type Merging, mergingOf, type WrittenField } from '@coaching/mfe-kit/merging';
import { scriptItems } from './script-items';

/**
 * How versions of an observation come together: what only one side changed is taken, items are merged one by one, and
 * nothing that either side wrote vanishes.
 * @param makeUid makes the uid of an item that keeps a second version, see scriptItems
 */
export const mergingOfObservations = (makeUid: () => string = newUid): Merging<Observation> =>
  mergingOf<Observation, WrittenField<Observation, ObservationDraft>>({
    ...interactionParts,
    left_name: field(),
    right_name: field(),
    items: scriptItems(makeUid),
    client: field(),
  });

export const observationMerging = mergingOfObservations();

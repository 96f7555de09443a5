import type { Observation, ObservationDraft } from '@coaching/contracts';
import { isSameField, writtenFields } from './observation-fields';

/** What is sent: the fields that differ from the server's version, and which version that is. */
export function draftOf(mine: Observation, base: Observation): ObservationDraft {
  const changed = writtenFields.filter((name) => !isSameField(name, base, mine));
  return {
    uid: mine.uid,
    revision: base.revision,
    ...Object.fromEntries(changed.map((name) => [name, mine[name]])),
  };
}

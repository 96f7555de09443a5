import { applyObservationUpdate, type Observation, type ObservationUpdate } from '@coaching/contracts';
import { type Followed, streamAddress } from '@coaching/mfe-kit/live';
import { observationAutosave } from './observation-autosave';

/** How an observation is followed. */
export const followedObservation = (uid: string): Followed<Observation, ObservationUpdate> => ({
  address: streamAddress('followObservation', { uid }),
  apply: applyObservationUpdate,
  look: (signal) => observationAutosave.load(uid, signal),
});

import { applyLiveUpdate } from '../apply-live-update';
import type { Observation } from './observation';
import type { ObservationUpdate } from './updates';

/** The observation after an update; null when it does not follow what is there. */
export const applyObservationUpdate = (
  before: Observation | null,
  update: Exclude<ObservationUpdate, { kind: 'gone' }>,
): Observation | null => applyLiveUpdate('observation', 'items', before, update);
